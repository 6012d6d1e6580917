import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Where uploads are written while they come in, below the data folder: beside the store, so that keeping one is a rename. */
export const incomingFolder = (dataFolder: string): string => join(dataFolder, 'incoming');

/** Makes the folder, for this user alone. */
export async function makeIncoming(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
}

/** Longer than any upload takes, in milliseconds. */
const patience = 3_600_000;

/** Removes what a crash has left: uploads that ended hours ago. */
export async function sweepIncoming(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const file = join(folder, name);
    const found = await stat(file).catch(() => undefined);
    if (found !== undefined && found.mtimeMs < Date.now() - patience) await rm(file, { force: true });
  }
}
