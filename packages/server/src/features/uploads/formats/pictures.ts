import { extensionOf, maxAvatarSide } from '@kermesse/api/schemas/uploads/upload';
import { uploadedWidths, maxUploadWidth, type Uploaded } from '@kermesse/sections/uploaded';
import sharp, { type Sharp } from 'sharp';
import { limitConcurrency } from '../../../platform/process/limit-concurrency.ts';
import { throwIfDisconnected } from '../../../platform/operations/handler.ts';
import type { ReceivedFile } from '../../../platform/operations/received-file.ts';

/* The loader follows the content of a file, not its name. Reading the size of an SVG already draws it, which can take
   hours. So only the accepted formats are read from files; the site's own pictures are read from memory. */
const accepted = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'HeifBuffer', 'SvgBuffer'];
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: accepted.map((name) => `VipsForeignLoad${name}`) });

/** The length of a thumbnail's longest side in pixels, by size. */
export const thumbnailSides = { small: 96, medium: 256, large: 640 } as const;

/** The size of a thumbnail. */
export type ThumbnailSize = keyof typeof thumbnailSides;

/** The maximum number of pixels of a picture. It is checked before decoding: a small file can decode to a huge one. */
const maxPixels = 50_000_000;
/** The maximum length of a picture's side, as in JPEG: a PNG of one column with a height of millions takes seconds. */
const maxSide = 65_535;

/** The format names of sharp by file extension. */
const formats: Readonly<Record<string, string>> = { png: 'png', gif: 'gif', jpg: 'jpeg', jpeg: 'jpeg', webp: 'webp' };

/** A picture as stored: re-encoded as WebP, upright, without metadata, with its thumbnails. */
export interface EncodedAvatar {
  original: Uint8Array;
  thumbnails: Map<ThumbnailSize, Uint8Array>;
}

/** Limits decoding to one picture at a time, with 50 waiting: each may take 200 MB of memory. */
const queue = limitConcurrency(1, 50);

const resizeInside = (picture: Sharp, side: number) =>
  picture.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });

const openPicture = (path: string) =>
  sharp(path, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 }).timeout({ seconds: 20 }).autoOrient();

async function encodeSizes(path: string): Promise<EncodedAvatar> {
  const { data, info } = await resizeInside(openPicture(path), maxAvatarSide)
    .webp({ quality: 85 })
    .toBuffer({ resolveWithObject: true });
  const longest = Math.max(info.width, info.height);
  const thumbnails = new Map<ThumbnailSize, Uint8Array>();
  let smaller = 0;
  for (const [size, side] of Object.entries(thumbnailSides) as [ThumbnailSize, number][]) {
    // Skip a size that would not be larger than the previous one.
    if (longest > smaller) thumbnails.set(size, await resizeInside(sharp(data), side).webp({ quality: 80 }).toBuffer());
    smaller = side;
  }
  return { original: data, thumbnails };
}

/** A page picture as stored: re-encoded in every width and format, upright, without metadata. */
export interface EncodedPagePicture extends Uploaded {
  /** The bytes of each file by the suffix of its name, such as `-480.avif`. */
  files: Map<string, Uint8Array>;
}

async function averageColor(picture: Sharp): Promise<string> {
  const one = await picture.flatten({ background: '#fff' }).resize(1, 1).toColourspace('srgb').raw().toBuffer();
  return `#${[...one.subarray(0, 3)].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

async function encodeForPages(path: string): Promise<EncodedPagePicture> {
  const bounds = {
    width: maxUploadWidth,
    height: 2 * maxUploadWidth,
    fit: 'inside',
    withoutEnlargement: true,
  } as const;
  const { data, info } = await openPicture(path)
    .resize(bounds)
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const decoded = () => sharp(data, { raw: { width, height, channels } });
  const files = new Map<string, Uint8Array>();
  for (const each of uploadedWidths(width)) {
    files.set(`-${each}.avif`, await decoded().resize({ width: each }).avif({ quality: 55, effort: 3 }).toBuffer());
    files.set(`-${each}.webp`, await decoded().resize({ width: each }).webp({ quality: 78 }).toBuffer());
  }
  return { width, height, color: await averageColor(decoded()), files };
}

/** The fault of a picture: its format does not match its extension, or it cannot be decoded. */
export interface PictureFault {
  fault: 'picture_type' | 'file_broken';
}

async function encode<T>(
  { name, path }: Pick<ReceivedFile, 'name' | 'path'>,
  signal: AbortSignal,
  draw: (path: string) => Promise<T>,
): Promise<T | PictureFault> {
  return queue.run(async () => {
    throwIfDisconnected(signal);
    try {
      const { format, width, height } = await sharp(path, { limitInputPixels: maxPixels }).metadata();
      if (format !== formats[extensionOf(name)]) return { fault: 'picture_type' };
      if (width * height > maxPixels || Math.max(width, height) > maxSide) return { fault: 'file_broken' };
      return await draw(path);
    } catch (error) {
      const isPicture = !(error instanceof Error && error.message.includes('unsupported image format'));
      return { fault: isPicture ? 'file_broken' : 'picture_type' };
    }
  });
}

/**
 * Re-encodes an avatar in every size. Returns the files to store, or the fault.
 * @throws {TooBusyError} when too many pictures wait
 * @throws {Refused} when the client has disconnected meanwhile
 */
export const encodeAvatar = (file: ReceivedFile, signal: AbortSignal) => encode(file, signal, encodeSizes);

/** Re-encodes a page picture in every width and format. Returns and throws as `encodeAvatar` does. */
export const encodePagePicture = (file: ReceivedFile, signal: AbortSignal) => encode(file, signal, encodeForPages);
