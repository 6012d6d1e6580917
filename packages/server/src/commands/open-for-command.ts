import { resolve } from 'node:path';
import { readEnvironment, describeEnvironmentFaults, type Environment } from '../platform/config/environment.ts';
import { openEmbedded, openPostgres, type OpenDatabase } from '../platform/database/database.ts';
import { migrations } from '../migrations.ts';
import {
  describeLockHolder,
  FolderUnusableError,
  findLockHolder,
  lockFolder,
} from '../platform/database/folder-lock.ts';

/** The settings that locate the database. A command needs no others, and none of the site's keys. */
export type DatabaseSettings = Pick<Environment, 'DATABASE_URL' | 'DATA_DIR'>;

/**
 * Reads the location of the database from the environment.
 * @throws {FolderUnusableError} when a variable is invalid.
 */
export function readDatabaseSettings(): DatabaseSettings {
  const { DATA_DIR, DATABASE_URL } = process.env;
  const { environment, faults } = readEnvironment({ DATA_DIR, DATABASE_URL });
  if (environment === null) throw new FolderUnusableError(describeEnvironmentFaults(faults));
  return environment;
}

/**
 * Opens the database for a command and runs pending migrations. Opens an embedded database only while no server runs.
 *
 * @param busy the advice in the error message when another process holds the folder.
 * @param open opens a Postgres database.
 * @throws {FolderUnusableError} when another process holds the data folder.
 */
export async function openForCommand(
  { DATABASE_URL, DATA_DIR }: DatabaseSettings,
  busy: string,
  open: (url: string) => Promise<OpenDatabase> = (url) => openPostgres(url, migrations),
): Promise<OpenDatabase> {
  if (DATABASE_URL !== undefined) return open(DATABASE_URL);
  const folder = resolve(DATA_DIR);
  const lock = lockFolder(folder, 'command');
  if (lock === null)
    throw new FolderUnusableError(`${describeLockHolder(folder, await findLockHolder(folder))} ${busy}`);
  try {
    const database = await openEmbedded(folder, migrations);
    return { ...database, close: () => database.close().finally(() => lock.release()) };
  } catch (error) {
    lock.release();
    throw error;
  }
}
