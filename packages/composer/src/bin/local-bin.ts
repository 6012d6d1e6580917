import { daysInBin } from '@kermesse/api/schemas/pages/editor';
import { dayMilliseconds } from '@kermesse/api/schemas/common/durations';
import * as z from 'zod/mini';
import { composerDatabase } from '../drafts/database.ts';
import { storedDraft } from '../drafts/storage.ts';
import type { Draft } from '../store/workspace.ts';
import { storedVersion, type LocalVersion } from '../drafts/local-versions.ts';
import { broadcastBinChange } from './bin-changes.ts';

const removal = { id: z.string(), /** Milliseconds since 1970. */ removedAt: z.number() };

const storedItem = z.discriminatedUnion('kind', [
  z.object({ ...removal, kind: z.literal('draft'), draft: storedDraft }),
  z.object({ ...removal, kind: z.literal('version'), version: storedVersion }),
]);

/** An item in this browser's bin: a draft with its history, or a saved version. */
export type LocalBinned = z.output<typeof storedItem>;

/** The time until an item is erased, in milliseconds. */
export const timeInBin = daysInBin * dayMilliseconds;

/** The prefix of the bin's keys. The bin uses an object store that older releases also have. */
const prefix = 'bin ';
const all = () => IDBKeyRange.bound(prefix, `${prefix}\uFFFF`);

/**
 * Moves a draft or a version to the bin. The caller closes the draft.
 *
 * @returns the id that restores it
 * @throws if the browser's storage fails; a version then stays where it was
 */
export async function moveToBin(
  removed: { kind: 'draft'; draft: Draft } | { kind: 'version'; version: LocalVersion },
): Promise<string> {
  const id = crypto.randomUUID();
  const transaction = (await composerDatabase()).transaction(['state', 'versions'], 'readwrite');
  await Promise.all([
    transaction.objectStore('state').put({ ...removed, id, removedAt: Date.now() }, prefix + id),
    removed.kind === 'version' ? transaction.objectStore('versions').delete(removed.version.id) : undefined,
    transaction.done,
  ]);
  broadcastBinChange();
  return id;
}

/** Lists the bin, last removed first. Erases items whose time is over. */
export async function listLocalBin(): Promise<LocalBinned[]> {
  const { store, done } = (await composerDatabase()).transaction('state', 'readwrite');
  const found = (await store.getAll(all())).flatMap((each) => z.safeParse(storedItem, each).data ?? []);
  const isOld = ({ removedAt }: LocalBinned) => Date.now() - removedAt > timeInBin;
  await Promise.all([...found.filter(isOld).map(({ id }) => store.delete(prefix + id)), done]);
  return found.filter((each) => !isOld(each)).toSorted((a, b) => b.removedAt - a.removedAt);
}

/** Returns whether an item is still in the bin. */
export async function isInBin(id: string): Promise<boolean> {
  return (await (await composerDatabase()).count('state', prefix + id)) > 0;
}

/**
 * Removes an item from the bin and notifies the other windows. The caller restores it.
 *
 * @returns whether the item was still there: of several windows at once, only one gets it
 */
export async function restoreFromBin(id: string): Promise<boolean> {
  const { store, done } = (await composerDatabase()).transaction('state', 'readwrite');
  const wasThere = (await store.count(prefix + id)) > 0;
  await Promise.all([store.delete(prefix + id), done]);
  if (wasThere) broadcastBinChange({ back: id });
  return wasThere;
}

/**
 * Restores a version and removes it from the bin, in one transaction.
 *
 * @returns whether the version was still in the bin
 * @throws if the browser's storage fails; the version then stays in the bin
 */
export async function restoreVersion(id: string): Promise<boolean> {
  const transaction = (await composerDatabase()).transaction(['state', 'versions'], 'readwrite');
  const { data: binned } = z.safeParse(storedItem, await transaction.objectStore('state').get(prefix + id));
  if (binned?.kind !== 'version') return false;
  await Promise.all([
    transaction.objectStore('versions').put(binned.version),
    transaction.objectStore('state').delete(prefix + id),
    transaction.done,
  ]);
  broadcastBinChange({ back: id });
  return true;
}

/** Erases all items of this browser's bin. */
export async function emptyLocalBin(): Promise<void> {
  await (await composerDatabase()).delete('state', all());
  broadcastBinChange();
}
