import { mockDate } from './editor.ts';
import type { World } from '../world.ts';

/** A picture as the mock stores it. */
export interface StoredPicture {
  src: string;
  name: string;
  createdAt: string;
  /** The size in bytes, by which the mock recognises the same file. */
  size: number;
}

/** The site's illustrations, which exist without a server and replace uploaded pictures. */
const illustrations = ['beach', 'market', 'workshop', 'table', 'arch', 'stage', 'invitation', 'hero'];

const uploads = new WeakMap<World['content'], StoredPicture[]>();

const shown = ({ src, name, createdAt }: StoredPicture) => ({ src, name, createdAt });

/** Returns the uploaded pictures, oldest first. */
export function picturesOf({ content }: World) {
  return (uploads.get(content) ?? []).map(shown);
}

/** Stores a picture. The same picture keeps its address. */
export function storePicture({ content }: World, { name, size }: File) {
  const before = uploads.get(content) ?? [];
  const same = before.find((each) => each.size === size);
  const others = before.filter((each) => each !== same);
  const turn = Math.floor(before.length / illustrations.length);
  const src = same?.src ?? `/art/${illustrations[before.length % illustrations.length]}${turn === 0 ? '' : `?${turn}`}`;
  const kept = { src, name, createdAt: mockDate, size };
  uploads.set(content, [...others, kept]);
  return shown(kept);
}

/** Removes a picture from the list. Returns undefined if it is not in the list. */
export function extractPicture({ content }: World, src: string): StoredPicture | undefined {
  const all = uploads.get(content) ?? [];
  uploads.set(
    content,
    all.filter((each) => each.src !== src),
  );
  return all.find((each) => each.src === src);
}

/** Puts a removed picture back. */
export function putPicture({ content }: World, picture: StoredPicture): void {
  uploads.set(content, [...(uploads.get(content) ?? []), picture]);
}

/** An uploaded picture in the mock's `success` response. */
export const examplePicture = { src: '/art/beach', name: 'plage.jpg', createdAt: mockDate };
