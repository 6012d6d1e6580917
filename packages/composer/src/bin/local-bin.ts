import { isRecord } from '@kermesse/sections/json';
import { requestResult, openDatabase, parseDraft, stateName, transactionEnd } from '../drafts/storage.ts';
import type { Draft } from '../store/workspace.ts';
import { readLocalVersion, type LocalVersion } from '../drafts/local-versions.ts';
import { broadcastBinChange } from './bin-changes.ts';

/** An item in this browser's bin: a draft with its history, or a saved version. */
export type LocalBinned = { id: string; /** Milliseconds since 1970. */ removedAt: number } & (
  | { kind: 'draft'; draft: Draft }
  | { kind: 'version'; version: LocalVersion }
);

/** The time until an item is erased, in milliseconds. The server uses the same. */
export const timeInBin = 30 * 86_400_000;

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

async function change(work: (store: IDBObjectStore) => void): Promise<void> {
  const transaction = (await openDatabase()).transaction(stateName, 'readwrite');
  work(transaction.objectStore(stateName));
  await transactionEnd(transaction);
}

/** Moves a draft or a version to the bin. Returns the id that restores it. @throws if the browser's storage fails. */
export async function moveToBin(
  removed: { kind: 'draft'; draft: Draft } | { kind: 'version'; version: LocalVersion },
): Promise<string> {
  const id = crypto.randomUUID();
  await change((store) => store.put({ ...removed, id, removedAt: Date.now() }, prefix + id));
  broadcastBinChange();
  return id;
}

/** Lists the bin, last removed first. Erases items that are older than 30 days. */
export async function listLocalBin(): Promise<LocalBinned[]> {
  const database = await openDatabase();
  const found = (
    await requestResult<unknown[]>(database.transaction(stateName).objectStore(stateName).getAll(all()))
  ).flatMap(read);
  const isOld = ({ removedAt }: LocalBinned) => Date.now() - removedAt > timeInBin;
  const old = found.filter(isOld);
  if (old.length > 0) await change((store) => old.forEach(({ id }) => store.delete(prefix + id)));
  return found.filter((each) => !isOld(each)).toSorted((a, b) => b.removedAt - a.removedAt);
}

/** Returns whether an item is still in the bin. */
export async function isInBin(id: string): Promise<boolean> {
  const store = (await openDatabase()).transaction(stateName).objectStore(stateName);
  return (await requestResult<number>(store.count(prefix + id))) > 0;
}

/**
 * Removes an item from the bin and notifies the other windows. The caller restores it.
 *
 * @returns whether the item was still there: of several windows at once, only one gets it
 */
export async function restoreFromBin(id: string): Promise<boolean> {
  let wasThere = false;
  await change((store) => {
    const count = store.count(prefix + id);
    count.addEventListener('success', () => (wasThere = count.result > 0));
    store.delete(prefix + id);
  });
  if (wasThere) broadcastBinChange({ back: id });
  return wasThere;
}

/** Erases all items of this browser's bin. */
export async function emptyLocalBin(): Promise<void> {
  await change((store) => store.delete(all()));
  broadcastBinChange();
}
