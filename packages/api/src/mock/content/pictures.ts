import { made } from './editor.ts';
import type { World } from '../world.ts';

/** A picture as the mock keeps it. */
export interface KeptPicture {
  src: string;
  name: string;
  createdAt: string;
  /** What tells a file from another, as far as a mock looks. */
  size: number;
}

/** Uploaded pictures are replaced by the site's illustrations, which exist without a server. */
const illustrations = ['beach', 'market', 'workshop', 'table', 'arch', 'stage', 'invitation', 'hero'];

const uploads = new WeakMap<World['content'], KeptPicture[]>();

const shown = ({ src, name, createdAt }: KeptPicture) => ({ src, name, createdAt });

/** The pictures that were uploaded, the oldest first. */
export function picturesOf({ content }: World) {
  return (uploads.get(content) ?? []).map(shown);
}

/** Keeps a picture; the same one again keeps its address. */
export function keepPicture({ content }: World, { name, size }: File) {
  const before = uploads.get(content) ?? [];
  const same = before.find((each) => each.size === size);
  const others = before.filter((each) => each !== same);
  const turn = Math.floor(before.length / illustrations.length);
  const src = same?.src ?? `/art/${illustrations[before.length % illustrations.length]}${turn === 0 ? '' : `?${turn}`}`;
  const kept = { src, name, createdAt: made, size };
  uploads.set(content, [...others, kept]);
  return shown(kept);
}

/** Takes a picture out of the list; undefined when it is not there. */
export function takePicture({ content }: World, src: string): KeptPicture | undefined {
  const all = uploads.get(content) ?? [];
  uploads.set(
    content,
    all.filter((each) => each.src !== src),
  );
  return all.find((each) => each.src === src);
}

/** Puts a picture back that was taken out. */
export function putPicture({ content }: World, picture: KeptPicture): void {
  uploads.set(content, [...(uploads.get(content) ?? []), picture]);
}

/** An uploaded picture, as the mock's `success` answers it. */
export const examplePicture = { src: '/art/beach', name: 'plage.jpg', createdAt: made };
