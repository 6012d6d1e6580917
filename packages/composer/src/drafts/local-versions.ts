import { tolerant } from '@kermesse/api/schemas/common/tolerant';
import { editorConfiguration } from '@kermesse/api/schemas/pages/editor';
import * as z from 'zod/mini';
import { composerDatabase } from './database.ts';

/** A stored version of a document. */
export const storedVersion = z.object({
  id: z.number(),
  /** The key of its draft. */
  draft: z.string(),
  /** Milliseconds since 1970; 0 if unknown. */
  at: tolerant(z.number(), 0),
  configuration: editorConfiguration,
});
/** A version of a document that an editor saved in this browser. */
export type LocalVersion = z.output<typeof storedVersion>;

const readVersion = (value: unknown) => z.safeParse(storedVersion, value).data ?? [];

/** Returns the versions of a draft saved in this browser, newest first. */
export async function listLocalVersions(draft: string): Promise<LocalVersion[]> {
  const found = await (await composerDatabase()).getAllFromIndex('versions', 'draft', draft);
  return found.flatMap(readVersion).toReversed();
}

/** Saves a version. @throws if the browser's storage fails or is full. */
export async function saveVersion(version: Omit<LocalVersion, 'id'>): Promise<void> {
  await (await composerDatabase()).put('versions', version);
}

/** Moves the versions of a draft to its new key. */
export async function moveVersions(from: string, to: string): Promise<void> {
  const { store, done } = (await composerDatabase()).transaction('versions', 'readwrite');
  const found = (await store.index('draft').getAll(from)).flatMap(readVersion);
  await Promise.all([...found.map((version) => store.put({ ...version, draft: to })), done]);
}
