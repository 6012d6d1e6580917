import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { OperatorError } from '../platform/config/operator-error.ts';
import { describeLockHolder, findLockHolder } from '../platform/data-folder/folder-lock.ts';
import { openPostgres, type OpenDatabase, type PostgresTimeouts } from '../platform/database/database.ts';
import { causes } from '../describe-failure.ts';
import { migrations } from '../migrations.ts';
import { openFolder, readDatabaseSettings, runCommand } from './command.ts';

// `npm run migrate`: updates the tables before a new release starts, with timeouts long enough for slow migrations.

const second = 1000;
/**
 * The timeouts of migrations. A statement may rewrite a large table. Requests queue behind a lock that a migration
 * waits for, so it waits only briefly and retries.
 */
const migrating: PostgresTimeouts = { statement: 3600 * second, lock: 5 * second };
const tries = 12;

const isLocked = (error: unknown) => [...causes(error)].some((each) => 'code' in each && each.code === '55P03');

async function openShared(url: string): Promise<OpenDatabase> {
  for (let count = 1; ; count += 1) {
    try {
      return await openPostgres(url, migrations, migrating);
    } catch (error) {
      if (!isLocked(error) || count === tries) throw error;
      console.log(
        `Another process holds a lock that a migration needs. The next try is in 5 seconds (${count} of ${tries}).`,
      );
      await setTimeout(5 * second);
    }
  }
}

async function open(): Promise<OpenDatabase> {
  const { DATABASE_URL, DATA_DIR } = readDatabaseSettings();
  if (DATABASE_URL !== undefined) return openShared(DATABASE_URL);
  const folder = resolve(DATA_DIR);
  const database = await openFolder(folder);
  if (database !== null) return database;
  const holder = describeLockHolder(folder, await findLockHolder(folder));
  throw new OperatorError(`${holder} It updated the tables when it started.`);
}

await runCommand(async () => {
  const database = await open();
  const { applied, newer } = database.migrated;
  await database.close();
  console.log(
    applied.length === 0 ? 'The tables are up to date.' : `${applied.length} migrations done: ${applied.join(', ')}`,
  );
  if (newer.length > 0) console.log(`The database has migrations of a newer release: ${newer.join(', ')}`);
  return 0;
});
