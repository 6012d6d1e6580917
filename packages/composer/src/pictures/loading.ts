import { resolveArt } from '@kermesse/sections/art';
import { createStore, type Store } from '../store/store.ts';
import { thumbnail } from './thumbnail.ts';

/** The loading state of a picture. */
export type Loading = 'pending' | 'loaded' | 'broken';

/** The loading states of pictures in this window, by URL. */
export const loadedPictures: Store<ReadonlyMap<string, Loading>> = createStore(new Map());

/** Returns the file to load for a picture; undefined if no load is needed: the site's illustrations always exist. */
const fileOf = (address: string): string | undefined =>
  resolveArt(address, 'fr') === undefined ? thumbnail(address) : undefined;

/** Returns whether a file loads. */
const load = (file: string): Promise<boolean> =>
  new Promise((done) => {
    const image = new Image();
    image.addEventListener('load', () => done(true));
    image.addEventListener('error', () => done(false));
    image.src = file;
  });

const note = (entries: readonly (readonly [string, Loading])[]) =>
  loadedPictures.set(new Map([...loadedPictures.get(), ...entries]));

/** Loads the pictures that have not been loaded yet, as visitors' browsers do. */
export function loadPictures(addresses: Iterable<string>): void {
  const known = loadedPictures.get();
  const fresh = [...new Set(addresses)].filter((address) => address !== '' && !known.has(address));
  if (fresh.length === 0) return;
  note(fresh.map((address) => [address, fileOf(address) === undefined ? 'loaded' : 'pending']));
  for (const address of fresh) {
    const file = fileOf(address);
    if (file !== undefined) void load(file).then((loaded) => note([[address, loaded ? 'loaded' : 'broken']]));
  }
}
