import type { ImageSource } from '@kermesse/ui/image';

/** The formats in which uploaded pictures are stored. */
export const uploadedFormats = ['avif', 'webp'] as const;

/** The maximum width of a stored picture, in pixels. */
export const maxUploadWidth = 1920;

const standardWidths = [480, 960, 1440];

/** Returns the widths in which an uploaded picture is stored, in pixels; its own width is the last. */
export function uploadedWidths(width: number): number[] {
  return [...standardWidths.filter((each) => each < width), width];
}

/** The properties of an uploaded picture: its size in pixels and its average colour, `#rrggbb`. */
export interface Uploaded {
  width: number;
  height: number;
  color: string;
}

const folder = '/api/pictures/';

/** Returns the name of an uploaded picture. It contains size and colour, so that rendering needs no look-up. */
export function uploadedName(id: string, { width, height, color }: Uploaded): string {
  return `${id}-${width}x${height}-${color.slice(1)}`;
}

/** Returns the address of an uploaded picture for configurations. */
export function uploadedAddress(name: string): string {
  return `${folder}${name}`;
}

/** Returns the sources of an uploaded picture from its address. Undefined for any other address. */
export function resolveUploaded(src: string): ImageSource | undefined {
  const [, width, height, color] =
    /^\/api\/pictures\/[\w-]+-([1-9]\d{0,3})x([1-9]\d{0,3})-([\da-f]{6})$/.exec(src) ?? [];
  if (width === undefined || height === undefined || color === undefined) return undefined;
  return {
    src,
    width: Number(width),
    height: Number(height),
    color: `#${color}`,
    widths: uploadedWidths(Number(width)),
    formats: [...uploadedFormats],
  };
}
