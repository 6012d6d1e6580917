import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { hourMilliseconds } from '@kermesse/api/schemas/common/durations';
import { dataFolderNames } from '../config/data-folder.ts';

/**
 * Returns the folder for uploads in progress, in the data folder: on the store's file system, so that keeping a file is
 * a rename.
 */
export const incomingFolder = (dataFolder: string): string => join(dataFolder, dataFolderNames.incoming);

/** Creates the folder, accessible only to the server's user. */
export async function createIncomingFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
}

/** The time without a write, in milliseconds, after which a file counts as abandoned: slow senders are disconnected. */
const abandonedAfter = hourMilliseconds;

/** Deletes the files that a crash has left behind. */
export async function sweepIncoming(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const file = join(folder, name);
    const stats = await stat(file).catch(() => undefined);
    if (stats !== undefined && stats.mtimeMs < Date.now() - abandonedAfter) await rm(file, { force: true });
  }
}
