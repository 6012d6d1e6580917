import { loadWithRetries } from '@kermesse/api/load-with-retries';
import { avatarRule, extensionOf, maxAvatarSide } from '@kermesse/api/schemas/uploads/upload';

/** The cropped area of a picture, in percent of its sides. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Returns the largest square in the centre of a picture: the area that is cropped first. */
export function centredSquare({ width, height }: { width: number; height: number }): Area {
  const side = Math.min(width, height);
  const [w, h] = [(100 * side) / width, (100 * side) / height];
  return { x: (100 - w) / 2, y: (100 - h) / 2, width: w, height: h };
}

/** A chosen picture: its pixels, in the right orientation, and a smaller copy for the preview. */
export interface ChosenPicture {
  bitmap: ImageBitmap;
  /** The type of its copies. Pictures other than JPEG may be transparent, so their copies are WebP. */
  type: 'image/jpeg' | 'image/webp';
  /** A `data:` address, because the content security policy blocks `blob:` images. */
  preview: string;
}

/** The longest side of the preview, in pixels: enough for high-density screens, small enough for phones. */
const previewSide = 1600;
/** The quality of the first encoding, before any compression. */
const quality = 0.92;

const extensions: Record<string, string> = { 'image/jpeg': 'jpg', 'image/webp': 'webp', 'image/png': 'png' };

/** Whether the file's extension is one of the accepted picture types (specification §5). */
export function isAcceptedPicture(file: File): boolean {
  return avatarRule.extensions.includes(extensionOf(file.name));
}

function draw(bitmap: ImageBitmap, { x, y, width, height }: Area, longest: number): HTMLCanvasElement {
  const scale = Math.min(1, longest / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser provides no 2D canvas context.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, x, y, width, height, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Whether a file begins as JPEG files do. Browsers report the type by the file's name only. */
async function isJpeg(file: File): Promise<boolean> {
  const start = new Uint8Array(await file.slice(0, 3).arrayBuffer());
  return [0xff, 0xd8, 0xff].every((byte, at) => start[at] === byte);
}

/** Decodes a picture. Rejects when the file is not a valid picture. */
export async function readPicture(file: File): Promise<ChosenPicture> {
  const [bitmap, jpeg] = await Promise.all([createImageBitmap(file), isJpeg(file)]);
  const { width, height } = bitmap;
  const type = jpeg ? 'image/jpeg' : 'image/webp';
  return { bitmap, type, preview: draw(bitmap, { x: 0, y: 0, width, height }, previewSide).toDataURL(type, quality) };
}

/** Crops a picture to an area, at most 1920 px wide. */
async function cut({ bitmap, type }: ChosenPicture, area: Area): Promise<File> {
  const [w, h] = [bitmap.width / 100, bitmap.height / 100];
  // Rounded percentages may not give an exact square.
  const side = Math.min(area.width * w, area.height * h);
  const canvas = draw(bitmap, { x: area.x * w, y: area.y * h, width: side, height: side }, maxAvatarSide);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  if (blob === null) throw new Error('The browser could not encode the picture.');
  // A browser that cannot encode WebP returns PNG.
  return new File([blob], `avatar.${extensions[blob.type] ?? 'png'}`, { type: blob.type });
}

/**
 * Creates the file to upload: the cropped area with at most 1920 px and 1 MB (specification §9). Returns undefined when
 * the file is too large even after compression.
 */
export async function makeAvatar(picture: ChosenPicture, area: Area, signal: AbortSignal): Promise<File | undefined> {
  const { maxBytes } = avatarRule;
  const whole = await cut(picture, area);
  if (whole.size <= maxBytes) return whole;
  const { default: compress } = await loadWithRetries(() => import('browser-image-compression'));
  // No web worker: the content security policy blocks the worker's script.
  const lighter = await compress(whole, {
    // The library's megabyte has 1,048,576 bytes.
    maxSizeMB: maxBytes / 1_048_576,
    maxWidthOrHeight: maxAvatarSide,
    useWebWorker: false,
    initialQuality: quality,
    signal,
  });
  if (lighter.size > maxBytes) return undefined;
  return new File([lighter], whole.name, { type: lighter.type });
}
