import { resolveArt } from '@kermesse/sections/art';
import { createStore, type Store } from '../store/store.ts';
import { thumbnail } from './thumbnail.ts';

/** What trying to load a picture gave. */
export type Loading = 'pending' | 'there' | 'broken';

/** What is known of pictures by their address. */
export type LoadedPictures = Store<ReadonlyMap<string, Loading>> & {
  /** Has pictures loaded that have not been tried yet. */
  want(addresses: Iterable<string>): void;
};

/** The file to try for a picture; undefined where there is nothing to try: the site's illustrations are always there. */
const fileOf = (address: string): string | undefined =>
  resolveArt(address, 'fr') === undefined ? thumbnail(address) : undefined;

const loadedByBrowser = (file: string): Promise<boolean> =>
  new Promise((done) => {
    const image = new Image();
    image.addEventListener('load', () => done(true));
    image.addEventListener('error', () => done(false));
    image.src = file;
  });

/** Tries each picture once, as visitors' browsers will. `load` says whether a file can be loaded. */
function createLoadedPictures(load: (file: string) => Promise<boolean> = loadedByBrowser): LoadedPictures {
  const store = createStore<ReadonlyMap<string, Loading>>(new Map());
  const note = (entries: readonly (readonly [string, Loading])[]) => store.set(new Map([...store.get(), ...entries]));
  return {
    ...store,
    want(addresses) {
      const fresh = [...new Set(addresses)].filter((address) => address !== '' && !store.get().has(address));
      if (fresh.length === 0) return;
      note(fresh.map((address) => [address, fileOf(address) === undefined ? 'there' : 'pending']));
      for (const address of fresh) {
        const file = fileOf(address);
        if (file !== undefined) void load(file).then((there) => note([[address, there ? 'there' : 'broken']]));
      }
    },
  };
}

/** The pictures that this window has tried. */
export const loadedPictures = createLoadedPictures();
