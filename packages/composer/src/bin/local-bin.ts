import { daysInBin } from '@kermesse/api/schemas/pages/editor';
import { isRecord } from '@kermesse/sections/json';
import { composerDatabase } from '../drafts/database.ts';
import { parseDraft } from '../drafts/storage.ts';
import type { Draft } from '../store/workspace.ts';
import { readLocalVersion, type LocalVersion } from '../drafts/local-versions.ts';
import { broadcastBinChange } from './bin-changes.ts';

/** An item in this browser's bin: a draft with its history, or a saved version. */
export type LocalBinned = { id: string; /** Milliseconds since 1970. */ removedAt: number } & (
  | { kind: 'draft'; draft: Draft }
  | { kind: 'version'; version: LocalVersion }
);

/** The time until an item is erased, in milliseconds. */
export const timeInBin = daysInBin * 86_400_000;

/** The prefix of the bin's keys. The bin uses an object store that older releases also have. */
const prefix = 'bin ';
const all = () => IDBKeyRange.bound(prefix, `${prefix}\uFFFF`);

function read(value: unknown): LocalBinned[] {
  if (!isRecord(value) || typeof value['id'] !== 'string' || typeof value['removedAt'] !== 'number') return [];
  const { id, removedAt } = value;
  const draft = value['kind'] === 'draft' ? parseDraft(value['draft']) : undefined;
  if (draft !== undefined) return [{ id, removedAt, kind: 'draft', draft }];
  const [version] = value['kind'] === 'version' ? readLocalVersion(value['version']) : [];
  return version === undefined ? [] : [{ id, removedAt, kind: 'version', version }];
}

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
  const found = (await store.getAll(all())).flatMap(read);
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
  const [binned] = read(await transaction.objectStore('state').get(prefix + id));
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
