import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { memoryDatabase } from '../../testing/memory-database.ts';
import { describeRelease, recordedReleaseSchema } from '../../testing/release-record.ts';
import type { Database, OpenDatabase } from './database.ts';
import { migrations } from '../../migrations.ts';
import { migrate } from './migrations.ts';
import type { Tables } from './tables.ts';

// What releases before this one need of the database, as each recorded it of itself when it was the newest:
// RECORD_RELEASE=FILE REQUESTS=1 npx vitest run --project unit packages/server/src/platform/operations/contract.test.ts
// runs every operation's cases and writes the names of the migrations, the tables, and the text of each statement.
const folder = join(import.meta.dirname, 'releases');

let database: OpenDatabase;
beforeEach(async () => {
  database = await memoryDatabase();
}, 60_000);
afterEach(() => database.close());

/** The statements that a database does not take any more, with what it says. */
async function refused(db: Database, statements: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const text of statements) {
    try {
      // Reads the statement and looks up every table and column of it; nothing is run.
      await sql.raw(`prepare recorded as ${text}`).execute(db);
      await sql`deallocate recorded`.execute(db);
    } catch (error) {
      found.push(`${text}: ${String(error)}`);
    }
  }
  return found;
}

type Release = Awaited<ReturnType<typeof describeRelease>>;

/** What tables ask of a release that does not know what was added to them. */
function asksMore(before: Release, now: Release): string[] {
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
        ? [`${key(each)} may not be empty any more`]
        : each.hasDefault && !same.hasDefault
          ? [`${key(each)} has no default any more`]
          : [];
    }),
    ...now.columns
      .filter((each) => tables.has(each.table) && !known.has(key(each)) && !each.nullable && !each.hasDefault)
      .map((each) => `${key(each)} is new and must be given`),
    ...now.constraints
      .filter(
        (each) => tables.has(each.table) && !constraints.has(JSON.stringify(each)) && !isOfNewColumn(each, before, now),
      )
      .map(({ table, definition }) => `${table} has a new constraint: ${definition}`),
  ];
}

/** Whether a constraint speaks of new columns alone: rows of the release before leave them empty. */
function isOfNewColumn({ table, definition }: Release['constraints'][number], before: Release, now: Release): boolean {
  const named = (release: Release) =>
    release.columns.filter((each) => each.table === table && new RegExp(`\\b${each.column}\\b`).test(definition))
      .length;
  return named(before) === 0 && named(now) > 0;
}

describe.each(readdirSync(folder))('the release of %s', (file) => {
  const release = recordedReleaseSchema.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
  const own = Object.fromEntries(Object.entries(migrations).filter(([name]) => release.migrations.includes(name)));
  const statements = release.statements.filter((text) => /^\s*(?:select|insert|update|delete|with)\b/i.test(text));

  it('starts after the newest migration', async () => {
    expect(Object.keys(own).toSorted()).toEqual(release.migrations.toSorted());
    const newer = Object.keys(migrations).filter((name) => !release.migrations.includes(name));
    expect(await migrate(database.db, own)).toEqual({ applied: [], newer: newer.toSorted() });
  });

  it('has every statement that it ever runs taken by the newest tables', async () => {
    expect(statements.length).toBeGreaterThan(100);
    expect(await refused(database.db, statements)).toEqual([]);
    await sql`alter table users drop column avatar`.execute(database.db);
    expect(await refused(database.db, statements)).not.toEqual([]);
  });

  it('may go on writing: its tables ask for nothing that it does not give', async () => {
    expect(asksMore(release, await describeRelease(database.db))).toEqual([]);
    await sql`alter table newsletter_emails add column source text not null`.execute(database.db);
    await sql`alter table newsletter_emails add column note text unique`.execute(database.db);
    await sql`alter table users alter column phone set not null`.execute(database.db);
    await sql`create unique index on pages (version)`.execute(database.db);
    expect(asksMore(release, await describeRelease(database.db))).toEqual([
      'users.phone may not be empty any more',
      'newsletter_emails.source is new and must be given',
      'pages has a new constraint: CREATE UNIQUE INDEX ON public.pages USING btree (version)',
    ]);
  });

  it('leaves rows that the newest migrations keep as they are', async () => {
    const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: await PGlite.create() }) });
    await migrate(db, own);
    expect(await describeRelease(db)).toEqual({
      migrations: release.migrations,
      columns: release.columns,
      constraints: release.constraints,
    });
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
        sql.join(release.columns.filter((each) => each.table === table).map(({ column }) => sql.ref(column)));
      return Promise.all(
        tables.map(async (table) => (await sql`select ${columns(table)} from ${sql.table(table)}`.execute(db)).rows),
      );
    };
    const before = await rows();
    await migrate(db, migrations);
    expect(await rows()).toEqual(before);
    await db.destroy();
  }, 60_000);
});
