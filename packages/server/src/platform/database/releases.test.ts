import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { memoryDatabase, testDatabase } from '../../testing/memory-database.ts';
import { describeTables, hashTables, type TableDescription } from '../../testing/release-record.ts';
import type { Database, Trx } from './database.ts';
import { migrations } from '../../migrations.ts';
import { migrate } from './migrations.ts';

// The records of earlier releases. Each release recorded its own while it was the newest:
// RECORD_RELEASE=FILE REQUESTS=1 npx vitest run --project unit packages/server/src/platform/operations/contract.test.ts
// runs every operation's cases and writes the names of the migrations, the hash of the tables that they create, and the
// text of each statement.
const folder = join(import.meta.dirname, 'releases');
const recordSchema = z.object({ migrations: z.array(z.string()), tables: z.string(), statements: z.array(z.string()) });

const { db: newest } = await testDatabase();

/** Runs work in a transaction of the newest tables, and rolls it back. */
async function rollBack(work: (trx: Trx) => Promise<void>): Promise<void> {
  const transaction = await newest.startTransaction().execute();
  try {
    await work(transaction);
  } finally {
    await transaction.rollback().execute();
  }
}

/** Returns the statements that the database rejects, with its error messages. */
async function rejected(db: Database, statements: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const text of statements) {
    try {
      // Preparing a statement parses it and resolves its tables and columns without running it.
      await sql.raw(`prepare recorded as ${text}`).execute(db);
      await sql`deallocate recorded`.execute(db);
    } catch (error) {
      found.push(`${text}: ${String(error)}`);
    }
  }
  return found;
}

/** Returns the new requirements of the tables that the previous release does not meet. */
function newRequirements(before: TableDescription, now: TableDescription): string[] {
  const key = ({ table, column }: { table: string; column: string }) => `${table}.${column}`;
  const tables = new Set(before.columns.map(({ table }) => table));
  const columns = new Map(now.columns.map((each) => [key(each), each]));
  const known = new Set(before.columns.map(key));
  const constraints = new Set(before.constraints.map((each) => JSON.stringify(each)));
  return [
    ...before.columns.flatMap((each) => {
      const same = columns.get(key(each));
      if (same === undefined) return [`${key(each)} is gone`];
      if (same.type !== each.type) return [`${key(each)} was ${each.type} and is ${same.type}`];
      return each.nullable && !same.nullable
        ? [`${key(each)} no longer accepts null`]
        : each.hasDefault && !same.hasDefault
          ? [`${key(each)} no longer has a default`]
          : [];
    }),
    ...now.columns
      .filter((each) => tables.has(each.table) && !known.has(key(each)) && !each.nullable && !each.hasDefault)
      .map((each) => `${key(each)} is new and required`),
    ...now.constraints
      .filter(
        (each) => tables.has(each.table) && !constraints.has(JSON.stringify(each)) && !isOfNewColumn(each, before, now),
      )
      .map(({ table, definition }) => `${table} has a new constraint: ${definition}`),
  ];
}

/** Whether a constraint covers only new columns: rows that the previous release inserts leave them null. */
function isOfNewColumn(
  { table, definition }: TableDescription['constraints'][number],
  before: TableDescription,
  now: TableDescription,
): boolean {
  const named = (tables: TableDescription) =>
    tables.columns.filter((each) => each.table === table && new RegExp(`\\b${each.column}\\b`).test(definition)).length;
  return named(before) === 0 && named(now) > 0;
}

describe.each(readdirSync(folder))('the release of %s', (file) => {
  const release = recordSchema.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
  const own = Object.fromEntries(Object.entries(migrations).filter(([name]) => release.migrations.includes(name)));
  const statements = release.statements.filter((text) => /^\s*(?:select|insert|update|delete|with)\b/i.test(text));

  it('starts after the newest migration', async () => {
    expect(Object.keys(own).toSorted()).toEqual(release.migrations.toSorted());
    const newer = Object.keys(migrations).filter((name) => !release.migrations.includes(name));
    expect(await migrate(newest, own)).toEqual({ applied: [], newer: newer.toSorted() });
  });

  it('the newest tables accept each of its statements', async () => {
    expect(statements.length).toBeGreaterThan(100);
    expect(await rejected(newest, statements)).toEqual([]);
    await rollBack(async (trx) => {
      await sql`alter table users drop column avatar`.execute(trx);
      expect(await rejected(trx, statements)).not.toEqual([]);
    });
  });

  it('can still insert rows: no new column is mandatory and no constraint is stricter', async () => {
    const released = await memoryDatabase(own);
    const tables = await describeTables(released.db);
    await released.close();
    expect(newRequirements(tables, await describeTables(newest))).toEqual([]);
    await rollBack(async (trx) => {
      await sql`alter table newsletter_emails add column source text not null`.execute(trx);
      await sql`alter table newsletter_emails add column note text unique`.execute(trx);
      await sql`alter table users alter column phone set not null`.execute(trx);
      await sql`create unique index on pages (version)`.execute(trx);
      expect(newRequirements(tables, await describeTables(trx))).toEqual([
        'users.phone no longer accepts null',
        'newsletter_emails.source is new and required',
        'pages has a new constraint: CREATE UNIQUE INDEX ON public.pages USING btree (version)',
      ]);
    });
  });

  it('the newest migrations keep its rows unchanged', async () => {
    const { db, close } = await memoryDatabase(own);
    const released = await describeTables(db);
    expect(hashTables(released), 'a migration of this release was edited').toBe(release.tables);
    await sql`insert into users (id, email, auth_type) values ('a', 'afi@example.com', 'email-password')`.execute(db);
    await sql`insert into waiting_letters (kind, user_id) values ('changed', 'a')`.execute(db);
    await sql`insert into contact_messages (subject, title, content, tags) values ('A', 'B', 'C', '[]')`.execute(db);
    await sql`insert into pages (slug, configuration, version) values ('home', '{"a": 1}', 1)`.execute(db);
    await sql`insert into files (path, folder, owner_id, media_type, bytes) values ('documents/a.pdf', 'documents', 'a', 'application/pdf', 3)`.execute(
      db,
    );
    const rows = async () => {
      const tables = ['users', 'waiting_letters', 'contact_messages', 'pages', 'files'];
      const columns = (table: string) =>
        sql.join(released.columns.filter((each) => each.table === table).map(({ column }) => sql.ref(column)));
      return Promise.all(
        tables.map(async (table) => (await sql`select ${columns(table)} from ${sql.table(table)}`.execute(db)).rows),
      );
    };
    const before = await rows();
    await migrate(db, migrations);
    expect(await rows()).toEqual(before);
    await close();
  });
});
