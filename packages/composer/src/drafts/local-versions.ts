import { isRecord } from '@kermesse/sections/json';
import type { Configuration } from '../document/json.ts';
import { answerOf, openDatabase, throughWith } from './storage.ts';
import { isConfiguration } from '../document/configuration.ts';

/** A state of a document that an editor wanted to keep. */
export interface LocalVersion {
  id: number;
  /** The key of the draft it is of. */
  draft: string;
  name: string;
  /** Milliseconds since 1970. */
  at: number;
  configuration: Configuration;
}

const storeName = 'versions';

/** Reads what was kept; nothing of what is no version of ours. */
export function readVersion(value: unknown): LocalVersion[] {
  if (!isRecord(value) || typeof value['id'] !== 'number' || !isConfiguration(value['configuration'])) return [];
  const { id, configuration, draft, name, at } = value;
  return [{ id, configuration, draft: String(draft), name: typeof name === 'string' ? name : '', at: Number(at) || 0 }];
}

/** The versions kept of a draft in this browser, the newest first. */
export async function listVersions(draft: string): Promise<LocalVersion[]> {
  const database = await openDatabase();
  const found = await answerOf<unknown[]>(
    database.transaction(storeName).objectStore(storeName).index('draft').getAll(draft),
  );
  return found.flatMap(readVersion).toReversed();
}

/** Keeps a version. @throws when the browser keeps nothing, or has no room left. */
export async function keepVersion(
  version: Omit<LocalVersion, 'id'> & Partial<Pick<LocalVersion, 'id'>>,
): Promise<void> {
  const transaction = (await openDatabase()).transaction(storeName, 'readwrite');
  transaction.objectStore(storeName).put(version);
  await throughWith(transaction);
}

/** Gives the versions of a draft to the draft under its new key. */
export async function moveVersions(from: string, to: string): Promise<void> {
  const transaction = (await openDatabase()).transaction(storeName, 'readwrite');
  const store = transaction.objectStore(storeName);
  const found = await answerOf<unknown[]>(store.index('draft').getAll(from));
  for (const version of found.flatMap(readVersion)) store.put({ ...version, draft: to });
  await throughWith(transaction);
}

/** Lets a version go. */
export async function dropVersion(id: number): Promise<void> {
  const transaction = (await openDatabase()).transaction(storeName, 'readwrite');
  transaction.objectStore(storeName).delete(id);
  await throughWith(transaction);
}
