import { OperatorError } from '../platform/config/operator-error.ts';
import { describeLockHolder, findLockHolder } from '../platform/data-folder/folder-lock.ts';
import { openPostgres, type OpenDatabase, type PostgresOptions } from '../platform/database/database.ts';
import { migrations } from '../migrations.ts';
import { readArguments } from '../../../../scripts/lib/arguments.mjs';
import { openFolder, readDatabaseSettings, runCommand } from './command.ts';

const usage = `Usage: npm run migrate

Updates the tables before a new release starts, with timeouts long enough for slow migrations. It uses DATABASE_URL, or
the folder DATA_DIR.`;

const second = 1000;
/** The timeouts of migrations. A statement may rewrite a large table. */
const migrating: PostgresOptions = {
  statement: 3600 * second,
  lockWait: { timeout: 5 * second, tries: 12, pause: 5 * second },
};

async function open(): Promise<OpenDatabase> {
  const { DATABASE_URL, DATA_DIR: folder } = readDatabaseSettings();
  if (DATABASE_URL !== undefined) return openPostgres(DATABASE_URL, migrations, migrating);
  const database = await openFolder(folder);
  if (database !== null) return database;
  const holder = describeLockHolder(folder, await findLockHolder(folder));
  throw new OperatorError(`${holder} It updated the tables when it started.`);
}

readArguments(usage);
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
