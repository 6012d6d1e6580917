import { resolveArt } from '@kermesse/sections/art';
import { createStore, type Store } from '../store/store.ts';
import { thumbnail } from './thumbnail.ts';

/** The loading state of a picture. */
export type Loading = 'pending' | 'loaded' | 'broken';

/** A store of the loading states of pictures, by URL. */
export type LoadedPictures = Store<ReadonlyMap<string, Loading>> & {
  /** Loads the pictures that have not been loaded yet. */
  request(addresses: Iterable<string>): void;
};

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

/** Creates a store that loads each picture once, as visitors' browsers do. */
function createLoadedPictures(): LoadedPictures {
  const store = createStore<ReadonlyMap<string, Loading>>(new Map());
  const note = (entries: readonly (readonly [string, Loading])[]) => store.set(new Map([...store.get(), ...entries]));
  return {
    ...store,
    request(addresses) {
      const fresh = [...new Set(addresses)].filter((address) => address !== '' && !store.get().has(address));
      if (fresh.length === 0) return;
      note(fresh.map((address) => [address, fileOf(address) === undefined ? 'loaded' : 'pending']));
      for (const address of fresh) {
        const file = fileOf(address);
        if (file !== undefined) void load(file).then((loaded) => note([[address, loaded ? 'loaded' : 'broken']]));
      }
    },
  };
}

/** The loading states of pictures in this window. */
export const loadedPictures = createLoadedPictures();
