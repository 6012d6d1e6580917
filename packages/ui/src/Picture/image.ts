import { below } from '../theme/breakpoints.ts';
/**
 * A picture as the site knows it. With `widths` and `formats` its files are `${src}-${width}.${format}`; without, `src`
 * is the file itself. `portrait` is another composition for narrow screens.
 */
export interface ImageSource {
  src: string;
  /** Intrinsic size in pixels, for the space it takes before it is there. */
  width: number;
  height: number;
  /** Average colour (hex), shown until the picture is there. */
  color?: string;
  widths?: number[];
  formats?: ('avif' | 'webp')[];
  portrait?: ImageSource;
}

/** The media condition under which a portrait composition is shown. */
export const narrow = below.laptop;

/** The files of a picture in one format, as `srcset` wants them. */
export function srcSetOf({ src, widths = [] }: ImageSource, format: string): string {
  return widths.map((width) => `${src}-${width}.${format} ${width}w`).join(', ');
}

/** The file for browsers that read no `srcset`: the middle width in the best known format. */
export function fallbackOf({ src, widths = [], formats = [] }: ImageSource): string {
  const width = widths[Math.floor(widths.length / 2)];
  const format = formats.includes('webp') ? 'webp' : formats[0];
  return width === undefined || format === undefined ? src : `${src}-${width}.${format}`;
}
