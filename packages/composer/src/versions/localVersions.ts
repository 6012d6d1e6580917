import { isRecord } from '@kermesse/sections/json';
import type { Configuration } from '../document/json.ts';
import { answerOf, openDatabase, throughWith } from '../drafts/storage.ts';
import { isConfiguration } from '../store/workspace.ts';

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

function read(value: unknown): LocalVersion[] {
  if (!isRecord(value) || typeof value['id'] !== 'number' || !isConfiguration(value['configuration'])) return [];
  const { id, configuration, draft, name, at } = value;
  return [{ id, configuration, draft: String(draft), name: typeof name === 'string' ? name : '', at: Number(at) || 0 }];
}

/** The versions kept of a draft in this browser, the newest first. */
export async function listVersions(draft: string): Promise<LocalVersion[]> {
  const database = await openDatabase();
  const found = await answerOf<unknown[]>(database.transaction(storeName).objectStore(storeName).index('draft').getAll(draft));
  return found.flatMap(read).toReversed();
}

/** Keeps a version. @throws when the browser keeps nothing, or has no room left. */
export async function keepVersion(version: Omit<LocalVersion, 'id'>): Promise<void> {
  const transaction = (await openDatabase()).transaction(storeName, 'readwrite');
  transaction.objectStore(storeName).add(version);
  await throughWith(transaction);
}

/** Lets a version go. */
export async function dropVersion(id: number): Promise<void> {
  const transaction = (await openDatabase()).transaction(storeName, 'readwrite');
  transaction.objectStore(storeName).delete(id);
  await throughWith(transaction);
}
