import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { memoryDatabase, testDatabase } from '../../testing/memory-database.ts';
import { migrations } from '../../migrations.ts';
import { testSite } from '../../testing/site.ts';
import { OperatorError } from '../config/operator-error.ts';
import { migrate } from './migrations.ts';

const database = await testDatabase();
afterEach(() => sql`delete from kysely_migration where name like 'zz_%'`.execute(database.db));

const migratedAs = (name: string) =>
  sql`insert into kysely_migration (name, timestamp) values (${name}, '2027-01-01T00:00:00.000Z')`.execute(database.db);

it('every foreign key has an index, so that deleting a row reads no whole table', async () => {
  const { rows } = await sql<{ key: string }>`
    select conrelid::regclass || '.' || conname as key from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
      select 1 from pg_index where indrelid = conrelid and indkey[0] = conkey[1] and indpred is null
    )
    order by key`.execute(database.db);
  expect(rows).toEqual([]);
});

it('a release starts and works on a database that a newer release has added to', async () => {
  const { db } = database;
  await sql`alter table users add column favourite_colour text not null default 'gold'`.execute(db);
  await sql`create table favourite_colours (user_id text references users on delete cascade)`.execute(db);
  await migratedAs('zz_favourite_colours');
  expect(await migrate(db, migrations)).toEqual({ applied: [], newer: ['zz_favourite_colours'] });
  const { site, apiKey } = testSite(database);
  const person = {
    firstname: 'Afi',
    lastname: 'Mensah',
    email: 'afi@example.com',
    password: 'Tam-tams-2026',
    passwordConfirmation: 'Tam-tams-2026',
  };
  const response = await site.request('/api/auth/register', {
    method: 'POST',
    body: JSON.stringify(person),
    headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },
  });
  expect(response.status).toBe(200);
  // The record of the newer release's migration stays, so that release does not run it again.
  expect(
    (await sql<{ name: string }>`select name from kysely_migration where name like 'zz_%'`.execute(db)).rows,
  ).toEqual([{ name: 'zz_favourite_colours' }]);
});

it('a release refuses to start after a breaking migration of a newer release, and names it', async () => {
  await migratedAs('zz_drop_users_breaking');
  await expect(migrate(database.db, migrations)).rejects.toThrow(OperatorError);
  await expect(migrate(database.db, migrations)).rejects.toThrow('zz_drop_users_breaking');
});

it('every migration only adds, so that the previous release keeps working', async () => {
  const statements: string[] = [];
  await (await memoryDatabase(migrations, (text) => void statements.push(text))).close();
  // Dropping a constraint is allowed, because the tables then accept more than before.
  const breaking =
    /\b(?:drop\s+(?:table|column|view|type)|rename\b|set\s+not\s+null|alter\s+column\s+\S+\s+(?:set\s+data\s+)?type)\b/i;
  expect(statements.length).toBeGreaterThan(30);
  expect(statements.filter((text) => breaking.test(text))).toEqual([]);
});
