import { isRecord } from '@kermesse/sections/json';
import { answerOf, openDatabase, readDraft, stateName, throughWith } from '../drafts/storage.ts';
import type { Draft } from '../store/workspace.ts';
import { readVersion, type LocalVersion } from '../drafts/local-versions.ts';
import { tellBinChange } from './bin-changes.ts';

/** Something that was removed in this browser and can be taken back: a draft with all its steps, or a state that was kept. */
export type LocalBinned = { id: string; /** Milliseconds since 1970. */ removedAt: number } & (
  | { kind: 'draft'; draft: Draft }
  | { kind: 'version'; version: LocalVersion }
);

/** How long it can be taken back, in milliseconds: as long as on the server. */
export const timeInBin = 30 * 86_400_000;

/** The keys of the bin, in a store that releases without a bin have as well. */
const prefix = 'bin ';
const all = () => IDBKeyRange.bound(prefix, `${prefix}\uFFFF`);

function read(value: unknown): LocalBinned[] {
  if (!isRecord(value) || typeof value['id'] !== 'string' || typeof value['removedAt'] !== 'number') return [];
  const { id, removedAt } = value;
  const draft = value['kind'] === 'draft' ? readDraft(value['draft']) : undefined;
  if (draft !== undefined) return [{ id, removedAt, kind: 'draft', draft }];
  const [version] = value['kind'] === 'version' ? readVersion(value['version']) : [];
  return version === undefined ? [] : [{ id, removedAt, kind: 'version', version }];
}

async function change(work: (store: IDBObjectStore) => void): Promise<void> {
  const transaction = (await openDatabase()).transaction(stateName, 'readwrite');
  work(transaction.objectStore(stateName));
  await throughWith(transaction);
}

/** Puts something into the bin; gives the identifier that takes it back. @throws when the browser keeps nothing. */
export async function putIntoBin(
  removed: { kind: 'draft'; draft: Draft } | { kind: 'version'; version: LocalVersion },
): Promise<string> {
  const id = crypto.randomUUID();
  await change((store) => store.put({ ...removed, id, removedAt: Date.now() }, prefix + id));
  tellBinChange();
  return id;
}

/** What is in the bin, the last removed first. What has been there for 30 days is erased. */
export async function listLocalBin(): Promise<LocalBinned[]> {
  const database = await openDatabase();
  const found = (
    await answerOf<unknown[]>(database.transaction(stateName).objectStore(stateName).getAll(all()))
  ).flatMap(read);
  const isOld = ({ removedAt }: LocalBinned) => Date.now() - removedAt > timeInBin;
  const old = found.filter(isOld);
  if (old.length > 0) await change((store) => old.forEach(({ id }) => store.delete(prefix + id)));
  return found.filter((each) => !isOld(each)).toSorted((a, b) => b.removedAt - a.removedAt);
}

/**
 * Takes something out of the bin, and tells the other windows: it is to be put back by who asked.
 *
 * @returns whether it was there: only one of several windows that ask at once gets it
 */
export async function takeFromBin(id: string): Promise<boolean> {
  let wasThere = false;
  await change((store) => {
    const count = store.count(prefix + id);
    count.addEventListener('success', () => (wasThere = count.result > 0));
    store.delete(prefix + id);
  });
  if (wasThere) tellBinChange({ back: id });
  return wasThere;
}

/** Erases everything in the bin of this browser. */
export async function emptyLocalBin(): Promise<void> {
  await change((store) => store.delete(all()));
  tellBinChange();
}
