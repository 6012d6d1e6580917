import { below } from '../theme/breakpoints.ts';
/**
 * The files of a picture. With `widths` and `formats` they are named `${src}-${width}.${format}`; without, `src` is the
 * only file. `portrait` is another composition for narrow screens.
 */
export interface ImageSource {
  src: string;
  /** The intrinsic size in pixels, which reserves the space before the file has loaded. */
  width: number;
  height: number;
  /** The average colour (hex), shown until the file has loaded. */
  color?: string;
  widths?: number[];
  formats?: ('avif' | 'webp')[];
  portrait?: ImageSource;
}

/** The media condition for the portrait composition. */
export const narrow = below.laptop;

/** Returns the `srcset` of a picture in one format. */
export function srcSetOf({ src, widths = [] }: ImageSource, format: string): string {
  return widths.map((width) => `${src}-${width}.${format} ${width}w`).join(', ');
}

/**
 * Returns the file for clients without `srcset`: by default the middle width, in the most widely supported format.
 */
export function fallbackOf(
  { src, widths = [], formats = [] }: ImageSource,
  width = widths[Math.floor(widths.length / 2)],
): string {
  const format = formats.includes('webp') ? 'webp' : formats[0];
  return width === undefined || format === undefined ? src : `${src}-${width}.${format}`;
}
