import { isRecord } from '@kermesse/sections/json';
import type { Configuration } from '../document/json.ts';
import { requestResult, openDatabase, transactionEnd } from './storage.ts';

/** A version of a document that an editor saved in this browser. */
export interface LocalVersion {
  id: number;
  /** The key of its draft. */
  draft: string;
  /** Milliseconds since 1970. */
  at: number;
  configuration: Configuration;
}

const storeName = 'versions';

/** Parses a stored version; returns an empty array for anything else. */
export function readLocalVersion(value: unknown): LocalVersion[] {
  if (!isRecord(value) || typeof value['id'] !== 'number' || !isRecord(value['configuration'])) return [];
  const { id, configuration, draft, at } = value;
  return [{ id, configuration, draft: String(draft), at: Number(at) || 0 }];
}

/** Returns the versions of a draft saved in this browser, newest first. */
export async function listLocalVersions(draft: string): Promise<LocalVersion[]> {
  const database = await openDatabase();
  const found = await requestResult<unknown[]>(
    database.transaction(storeName).objectStore(storeName).index('draft').getAll(draft),
  );
  return found.flatMap(readLocalVersion).toReversed();
}

/** Saves a version. @throws if the browser's storage fails or is full. */
export async function saveVersion(
  version: Omit<LocalVersion, 'id'> & Partial<Pick<LocalVersion, 'id'>>,
): Promise<void> {
  const transaction = (await openDatabase()).transaction(storeName, 'readwrite');
  transaction.objectStore(storeName).put(version);
  await transactionEnd(transaction);
}

/** Moves the versions of a draft to its new key. */
export async function moveVersions(from: string, to: string): Promise<void> {
  const transaction = (await openDatabase()).transaction(storeName, 'readwrite');
  const store = transaction.objectStore(storeName);
  const found = await requestResult<unknown[]>(store.index('draft').getAll(from));
  for (const version of found.flatMap(readLocalVersion)) store.put({ ...version, draft: to });
  await transactionEnd(transaction);
}

/** Deletes a version. */
export async function deleteVersion(id: number): Promise<void> {
  const transaction = (await openDatabase()).transaction(storeName, 'readwrite');
  transaction.objectStore(storeName).delete(id);
  await transactionEnd(transaction);
}
