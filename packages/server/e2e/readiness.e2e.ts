import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { migrations } from '../src/migrations.ts';
import { openPostgres } from '../src/platform/database/database.ts';
import { createDatabase } from './support/postgres.ts';

it('a database is ready while all connections are in use, and not while it accepts no writes', async () => {
  const url = await createDatabase();
  const { db, acceptsWrites, close } = await openPostgres(url, migrations, { statement: 60_000, connections: 2 });
  const queries = Promise.all([1, 2, 3].map(() => sql`select pg_sleep(1)`.execute(db)));
  expect(await acceptsWrites()).toBe(true);
  await queries;
  await sql`alter database ${sql.id(new URL(url).pathname.slice(1))} set default_transaction_read_only = on`.execute(
    db,
  );
  expect(await acceptsWrites()).toBe(false);
  await close();
});
