import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import { migrations } from '../src/migrations.ts';
import { openPostgres } from '../src/platform/database/database.ts';
import { createDatabase, openWithLongTimeouts } from './support/postgres.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** Creates a migrated database with another connection to it. */
async function migratedDatabase() {
  const url = await createDatabase();
  await (await openWithLongTimeouts(url)).close();
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  closing.push(() => other.end());
  return { url, other };
}

it('a server starts while another process migrates, if it needs no migration', async () => {
  const { url, other } = await migratedDatabase();
  // The lock of Kysely's migrator.
  await other.query('select pg_advisory_lock(3853314791062309107)');
  const { migrated, close } = await openPostgres(url, migrations, { statement: 2000 });
  closing.push(close);
  expect(migrated).toEqual({ applied: [], newer: [] });
});
