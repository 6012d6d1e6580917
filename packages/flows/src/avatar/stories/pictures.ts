import { spyOn } from 'storybook/test';

/** Pictures for stories, drawn at run time, so that no image files are needed. */

interface Drawing {
  name?: string;
  type?: string;
  width?: number;
  height?: number;
  /** Whether every pixel is random, so that the picture cannot be compressed. */
  noise?: boolean;
}

function scatter(context: CanvasRenderingContext2D, width: number, height: number) {
  const image = context.createImageData(width, height);
  const words = new Uint32Array(image.data.buffer);
  let seed = 7;
  for (let at = 0; at < words.length; at += 1) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    words[at] = (0xff000000 | (seed >>> 8)) >>> 0;
  }
  context.putImageData(image, 0, 0);
}

/** The cache of drawn pictures: many stories use the same picture, and drawing is slow. */
const drawn = new Map<string, Promise<Blob>>();

/** Draws a test picture whose left half is red and right half is blue. */
export async function drawPicture({
  name = 'portrait.jpg',
  type = 'image/jpeg',
  width = 300,
  height = 200,
  noise = false,
}: Drawing = {}): Promise<File> {
  const key = [type, width, height, noise].join();
  const drawing = drawn.get(key) ?? draw(type, width, height, noise);
  drawn.set(key, drawing);
  return new File([await drawing], name, { type });
}

function draw(type: string, width: number, height: number, noise: boolean): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d') as unknown as CanvasRenderingContext2D;
  if (noise) scatter(context, width, height);
  else {
    context.fillStyle = '#b3261e';
    context.fillRect(0, 0, width, height);
    context.fillStyle = '#1a1a40';
    context.fillRect(width / 2, 0, width / 2, height);
  }
  return canvas.convertToBlob({ type, quality: 0.95 });
}

/** Returns the size of an uploaded picture and the colours near its left and right edges. */
export async function measurePicture(
  file: Blob,
): Promise<{ width: number; height: number; left: number[]; right: number[] }> {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const at = (x: number) => [...(context?.getImageData(x, Math.floor(height / 2), 1, 1).data ?? [])].slice(0, 3);
  return { width, height, left: at(2), right: at(width - 3) };
}

/** Makes every picture that the browser encodes larger than 1 MB, until the next story. */
export function encodeHeavily(): void {
  // Decoders ignore the bytes after a picture.
  const rest = new Uint8Array(1_000_001);
  const heavy = (blob: Blob) => new Blob([blob, rest], { type: blob.type });
  const { toBlob } = HTMLCanvasElement.prototype;
  const { convertToBlob } = OffscreenCanvas.prototype;
  spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function encode(
    this: HTMLCanvasElement,
    done,
    ...options
  ) {
    toBlob.call(this, (blob) => done(blob && heavy(blob)), ...options);
  });
  spyOn(OffscreenCanvas.prototype, 'convertToBlob').mockImplementation(async function encode(
    this: OffscreenCanvas,
    ...options
  ) {
    return heavy(await convertToBlob.call(this, ...options));
  });
}
