import { isRecord } from '@kermesse/sections/json';
import type { Configuration } from '../document/json.ts';
import { composerDatabase } from './database.ts';

/** A version of a document that an editor saved in this browser. */
export interface LocalVersion {
  id: number;
  /** The key of its draft. */
  draft: string;
  /** Milliseconds since 1970. */
  at: number;
  configuration: Configuration;
}

/** Parses a stored version; returns an empty array for anything else. */
export function readLocalVersion(value: unknown): LocalVersion[] {
  if (!isRecord(value) || typeof value['id'] !== 'number' || !isRecord(value['configuration'])) return [];
  const { id, configuration, draft, at } = value;
  return [{ id, configuration, draft: String(draft), at: Number(at) || 0 }];
}

/** Returns the versions of a draft saved in this browser, newest first. */
export async function listLocalVersions(draft: string): Promise<LocalVersion[]> {
  const found = await (await composerDatabase()).getAllFromIndex('versions', 'draft', draft);
  return found.flatMap(readLocalVersion).toReversed();
}

/** Saves a version. @throws if the browser's storage fails or is full. */
export async function saveVersion(version: Omit<LocalVersion, 'id'>): Promise<void> {
  await (await composerDatabase()).put('versions', version);
}

/** Moves the versions of a draft to its new key. */
export async function moveVersions(from: string, to: string): Promise<void> {
  const { store, done } = (await composerDatabase()).transaction('versions', 'readwrite');
  const found = (await store.index('draft').getAll(from)).flatMap(readLocalVersion);
  await Promise.all([...found.map((version) => store.put({ ...version, draft: to })), done]);
}
