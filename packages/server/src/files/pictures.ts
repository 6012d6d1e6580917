import { endingOf, maxAvatarSide } from '@kermesse/api/schemas/upload';
import sharp, { type Sharp } from 'sharp';

/** The sizes of thumbnails: the longest side of each, in pixels. */
export const thumbnailSides = { small: 96, medium: 256, large: 640 } as const;

/** The size of a thumbnail. */
export type ThumbnailSize = keyof typeof thumbnailSides;

/** The most pixels that a picture may have: what a small file can unfold to is decided before anything is unfolded. */
const mostPixels = 50_000_000;

/** What sharp calls the formats, by the endings of names. */
const formats: Readonly<Record<string, string>> = { png: 'png', gif: 'gif', jpg: 'jpeg', jpeg: 'jpeg', webp: 'webp' };

/** A picture as it is kept: drawn anew as WebP, upright, without what was hidden in the file, and its smaller sizes. */
export interface KeptPicture {
  original: Uint8Array;
  thumbnails: Map<ThumbnailSize, Uint8Array>;
}

/** One picture at a time is unfolded: each may take 200 MB of memory. */
let last: Promise<unknown> = Promise.resolve();
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work, work);
  last = mine.catch(() => undefined);
  return mine;
}

const fitted = (picture: Sharp, side: number) => picture.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });

async function draw(bytes: Uint8Array): Promise<KeptPicture> {
  const whole = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 }).timeout({ seconds: 20 }).autoOrient();
  const { data, info } = await fitted(whole, maxAvatarSide).webp({ quality: 85 }).toBuffer({ resolveWithObject: true });
  const longest = Math.max(info.width, info.height);
  const thumbnails = new Map<ThumbnailSize, Uint8Array>();
  let smaller = 0;
  for (const [size, side] of Object.entries(thumbnailSides) as [ThumbnailSize, number][]) {
    // A size exists when it adds something to the one before it.
    if (longest > smaller) thumbnails.set(size, await fitted(sharp(data), side).webp({ quality: 80 }).toBuffer());
    smaller = side;
  }
  return { original: data, thumbnails };
}

/**
 * Draws a picture anew.
 * @returns what is to be kept, or what is wrong: not the kind that its name says, or not to be read.
 */
export async function keepPicture(name: string, bytes: Uint8Array): Promise<KeptPicture | { fault: 'avatar_type' | 'file_broken' }> {
  return inTurn(async () => {
    try {
      const { format, width, height } = await sharp(bytes, { limitInputPixels: mostPixels }).metadata();
      if (format !== formats[endingOf(name)]) return { fault: 'avatar_type' };
      if (width * height > mostPixels) return { fault: 'file_broken' };
      return await draw(bytes);
    } catch {
      return { fault: 'file_broken' };
    }
  });
}
