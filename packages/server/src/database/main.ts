import { resolve } from 'node:path';
import { describeFaults, readEnvironment, type Environment } from '../config/environment.ts';
import { describeStartFailure } from '../start-failure.ts';
import { openEmbedded, openPostgres, type OpenDatabase, type PostgresTimeouts } from './database.ts';
import { describeHolder, FolderUnusable, holderOf, lockFolder } from './folder-lock.ts';

// `npm run migrate`: brings the tables up to date before a new release starts, with time for what takes long.

const second = 1000;
/** A statement may rewrite a large table; a lock that visitors wait behind may not be waited for long, so it is tried again. */
const migrating: PostgresTimeouts = { statement: 3600 * second, lock: 5 * second };
const tries = 12;

const isLocked = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === '55P03') || isLocked(error.cause));

async function openShared(url: string): Promise<OpenDatabase> {
  for (let count = 1; ; count += 1) {
    try {
      return await openPostgres(url, migrating);
    } catch (error) {
      if (!isLocked(error) || count === tries) throw error;
      console.log(`Others hold a lock that a migration needs; tried again in 5 seconds (${count} of ${tries}).`);
      await new Promise((done) => setTimeout(done, 5 * second));
    }
  }
}

async function openOwn(folder: string): Promise<OpenDatabase> {
  const lock = lockFolder(folder, 'command');
  if (lock === null) throw new FolderUnusable(`${describeHolder(folder, await holderOf(folder))} It has brought the tables up to date when it started.`);
  try {
    const database = await openEmbedded(folder);
    return { ...database, close: () => database.close().finally(() => lock.release()) };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function run({ DATABASE_URL, DATA_DIR }: Environment): Promise<void> {
  const database = await (DATABASE_URL === undefined ? openOwn(resolve(DATA_DIR)) : openShared(DATABASE_URL));
  const { applied, newer } = database.migrated;
  await database.close();
  console.log(applied.length === 0 ? 'The tables are up to date.' : `${applied.length} migrations done: ${applied.join(', ')}`);
  if (newer.length > 0) console.log(`The database has migrations of a newer release: ${newer.join(', ')}`);
}

// Where the database is, is all it needs: whoever migrates needs none of the site's keys.
const { DATA_DIR, DATABASE_URL } = process.env;
const { environment, faults } = readEnvironment({ DATA_DIR, DATABASE_URL });
try {
  if (environment === null) throw new FolderUnusable(describeFaults(faults));
  await run(environment);
} catch (error) {
  console.error((await describeStartFailure(error, DATA_DIR ?? '.data')) ?? error);
  process.exitCode = 1;
}
