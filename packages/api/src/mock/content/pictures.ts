import { mockDate, type StoredPicture, type World } from '../world.ts';

/** The site's illustrations, which exist without a server and replace uploaded pictures. */
const illustrations = ['beach', 'market', 'workshop', 'table', 'arch', 'stage', 'invitation', 'hero'];

const toPicture = ({ src, name, createdAt }: StoredPicture) => ({ src, name, createdAt });

/** Returns the uploaded pictures, oldest first. */
export function picturesOf({ pictures }: World) {
  return pictures.map(toPicture);
}

/** Returns an address that none of the pictures has. The illustrations are used in turn, and then again. */
function freeSource(pictures: readonly StoredPicture[]): string {
  const taken = new Set(pictures.map(({ src }) => src));
  const addresses = Array.from({ length: pictures.length + 1 }, (_, place) => {
    const lap = Math.floor(place / illustrations.length);
    return `/art/${illustrations[place % illustrations.length]}${lap === 0 ? '' : `?${lap}`}`;
  });
  return addresses.find((src) => !taken.has(src)) ?? '';
}

/** Stores a picture. The same picture keeps its address, and leaves the bin. */
export function storePicture(world: World, { name, size }: File) {
  const binned = world.bin.flatMap((each) => (each.kind === 'picture' ? [each.picture] : []));
  const all = [...world.pictures, ...binned];
  const same = all.find((each) => each.size === size);
  const stored = { src: same?.src ?? freeSource(all), name, createdAt: mockDate, size };
  world.pictures = [...world.pictures.filter((each) => each !== same), stored];
  world.bin = world.bin.filter((each) => each.kind !== 'picture' || each.picture !== same);
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
