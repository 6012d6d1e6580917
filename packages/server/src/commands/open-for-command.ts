import { resolve } from 'node:path';
import { readEnvironment, describeFaults, type Environment } from '../platform/config/environment.ts';
import { openEmbedded, openPostgres, type OpenDatabase } from '../platform/database/database.ts';
import { migrations } from '../migrations.ts';
import { describeHolder, FolderUnusable, holderOf, lockFolder } from '../platform/database/folder-lock.ts';

/** Where the database is: all that a command has to know. Nobody needs the site's keys for it. */
export type DatabasePlace = Pick<Environment, 'DATABASE_URL' | 'DATA_DIR'>;

/**
 * Reads where the database is from the environment.
 * @throws FolderUnusable when a variable cannot be used.
 */
export function databasePlace(): DatabasePlace {
  const { DATA_DIR, DATABASE_URL } = process.env;
  const { environment, faults } = readEnvironment({ DATA_DIR, DATABASE_URL });
  if (environment === null) throw new FolderUnusable(describeFaults(faults));
  return environment;
}

/**
 * Opens the database for a command and brings its tables up to date; the embedded one only while no server runs on it.
 *
 * @param busy the advice in the error message when another process has the folder.
 * @param open opens a Postgres.
 * @throws FolderUnusable when another process has the data folder.
 */
export async function openForCommand(
  { DATABASE_URL, DATA_DIR }: DatabasePlace,
  busy: string,
  open: (url: string) => Promise<OpenDatabase> = (url) => openPostgres(url, migrations),
): Promise<OpenDatabase> {
  if (DATABASE_URL !== undefined) return open(DATABASE_URL);
  const folder = resolve(DATA_DIR);
  const lock = lockFolder(folder, 'command');
  if (lock === null) throw new FolderUnusable(`${describeHolder(folder, await holderOf(folder))} ${busy}`);
  try {
    const database = await openEmbedded(folder, migrations);
    return { ...database, close: () => database.close().finally(() => lock.release()) };
  } catch (error) {
    lock.release();
    throw error;
  }
}
