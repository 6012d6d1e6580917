import { avatarRule, endingOf, maxAvatarSide } from '@kermesse/api/schemas/uploads/upload';

/** What is cut out of a picture, in percent of its sides. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A picture that was chosen: its pixels, the right way up, and a light copy to look at. */
export interface ChosenPicture {
  file: File;
  bitmap: ImageBitmap;
  /** A `data:` address: the page's policy lets no `blob:` picture in. */
  preview: string;
}

/** The longest side of the light copy, in pixels: enough for a sharp screen, and no strain for a phone. */
const previewSide = 1600;
/** How well a picture is drawn before it is known to be too heavy. */
const quality = 0.92;

const endings: Record<string, string> = { 'image/jpeg': 'jpg', 'image/webp': 'webp', 'image/png': 'png' };

/** Whether the name of a file says that it is a picture of a kind that is taken (specification §5). */
export function isPicture(file: File): boolean {
  return avatarRule.endings.includes(endingOf(file.name));
}

function draw(bitmap: ImageBitmap, { x, y, width, height }: Area, longest: number): HTMLCanvasElement {
  const scale = Math.min(1, longest / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, x, y, width, height, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Reads a picture. Rejects when its bytes are none. */
export async function readPicture(file: File): Promise<ChosenPicture> {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  const kind = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp';
  return { file, bitmap, preview: draw(bitmap, { x: 0, y: 0, width, height }, previewSide).toDataURL(kind, quality) };
}

/** Cuts an area out of a picture, at most 1920 px wide. Other kinds than JPEG may be transparent: they become WebP. */
async function cut({ bitmap, file }: ChosenPicture, area: Area): Promise<File> {
  const [w, h] = [bitmap.width / 100, bitmap.height / 100];
  // A square, whatever percentages round to.
  const side = Math.min(area.width * w, area.height * h);
  const canvas = draw(bitmap, { x: area.x * w, y: area.y * h, width: side, height: side }, maxAvatarSide);
  const kind = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp';
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, kind, quality));
  if (blob === null) throw new Error('the picture could not be drawn');
  // A browser that cannot write WebP gives PNG.
  return new File([blob], `avatar.${endings[blob.type] ?? 'png'}`, { type: blob.type });
}

/**
 * What is sent of a picture: the area, at most 1920 px and 1 MB (specification §9), or undefined when even compression
 * does not bring it there.
 *
 * @param maxBytes the most bytes it may have; `avatarRule.maxBytes` unless a story wants it smaller.
 */
export async function makeAvatar(
  picture: ChosenPicture,
  area: Area,
  signal: AbortSignal,
  maxBytes = avatarRule.maxBytes,
): Promise<File | undefined> {
  const whole = await cut(picture, area);
  if (whole.size <= maxBytes) return whole;
  const { default: compress } = await import('browser-image-compression');
  // Its worker would be a script from elsewhere, which the page's policy refuses.
  const lighter = await compress(whole, {
    maxSizeMB: maxBytes / 1_048_576,
    maxWidthOrHeight: maxAvatarSide,
    useWebWorker: false,
    initialQuality: quality,
    signal,
  });
  if (lighter.size > maxBytes) return undefined;
  return new File([lighter], whole.name, { type: lighter.type });
}
