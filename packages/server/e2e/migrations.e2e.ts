import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import { migrations } from '../src/migrations.ts';
import { openPostgres } from '../src/platform/database/database.ts';
import { migration } from '../src/platform/database/migrations.ts';
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

it('a migration waits only briefly for a lock, so that queries do not wait for it, and is retried', async () => {
  const { url, other } = await migratedDatabase();
  const added = { ...migrations, zz_colour: migration(sql`alter table users add column colour text`) };
  const open = (tries: number) =>
    openPostgres(url, added, { statement: 20_000, lockWait: { timeout: 200, tries, pause: 100 } });
  await other.query('begin');
  await other.query('lock table users in access share mode');
  const began = Date.now();
  await expect(open(2)).rejects.toMatchObject({ cause: { code: '55P03' } });
  expect(Date.now() - began).toBeLessThan(5000);
  const retrying = open(100);
  await setTimeout(500);
  await other.query('commit');
  const { db, migrated, close } = await retrying;
  closing.push(close);
  expect(migrated.applied).toEqual(['zz_colour']);
  expect((await sql`show lock_timeout`.execute(db)).rows).toEqual([{ lock_timeout: '0' }]);
});
