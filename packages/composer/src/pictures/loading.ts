import { resolveArt } from '@kermesse/sections/art';
import { waitForRetry } from '@kermesse/ui/until-loaded';
import { createStore, type Store } from '../store/store.ts';
import { thumbnail } from './thumbnail.ts';

/** The URLs of the pictures that did not load in this window. */
export const brokenAddresses: Store<ReadonlySet<string>> = createStore(new Set());

/** The URLs of all pictures that were to be loaded in this window. */
const known = new Set<string>();

/** Returns the file to load for a picture; undefined if no load is needed: the site's illustrations always exist. */
const fileOf = (address: string): string | undefined =>
  resolveArt(address, 'fr') === undefined ? thumbnail(address) : undefined;

/** The waits between attempts, in milliseconds: the first one, and the maximum. */
const [firstWait, longestWait] = [5000, 300_000];

/** Loads the file of a picture. Tries again after growing waits, and when the browser comes back online. */
function load(address: string, file: string, wait = firstWait): void {
  const image = new Image();
  image.addEventListener('load', () => {
    const others = [...brokenAddresses.get()].filter((each) => each !== address);
    if (others.length < brokenAddresses.get().size) brokenAddresses.set(new Set(others));
  });
  image.addEventListener('error', () => {
    brokenAddresses.set(new Set([...brokenAddresses.get(), address]));
    void waitForRetry(wait).then(() => load(address, file, Math.min(2 * wait, longestWait)));
  });
  image.src = file;
}

/** Loads the pictures that have not been loaded yet, as visitors' browsers do. */
export function loadPictures(addresses: Iterable<string>): void {
  for (const address of addresses) {
    if (address === '' || known.has(address)) continue;
    known.add(address);
    const file = fileOf(address);
    if (file !== undefined) load(address, file);
  }
}
