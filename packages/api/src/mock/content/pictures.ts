import { mockDate, type StoredPicture, type World } from '../world.ts';

/** The site's illustrations, which exist without a server and replace uploaded pictures. */
const illustrations = ['beach', 'market', 'workshop', 'table', 'arch', 'stage', 'invitation', 'hero'];

const toPicture = ({ src, name, createdAt }: StoredPicture) => ({ src, name, createdAt });

/** Returns the uploaded pictures, oldest first. */
export function picturesOf({ pictures }: World) {
  return pictures.map(toPicture);
}

/** Stores a picture. The same picture keeps its address. */
export function storePicture(world: World, { name, size }: File) {
  const before = world.pictures;
  const same = before.find((each) => each.size === size);
  const others = before.filter((each) => each !== same);
  const lap = Math.floor(before.length / illustrations.length);
  const src = same?.src ?? `/art/${illustrations[before.length % illustrations.length]}${lap === 0 ? '' : `?${lap}`}`;
  const stored = { src, name, createdAt: mockDate, size };
  world.pictures = [...others, stored];
  return toPicture(stored);
}

/** Removes a picture from the list. Returns undefined if it is not in the list. */
export function extractPicture(world: World, src: string): StoredPicture | undefined {
  const found = world.pictures.find((each) => each.src === src);
  world.pictures = world.pictures.filter((each) => each !== found);
  return found;
}

/** An uploaded picture in the mock's `success` response. */
export const examplePicture = { src: '/art/beach', name: 'plage.jpg', createdAt: mockDate };
