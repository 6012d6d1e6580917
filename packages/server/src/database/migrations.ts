import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { accountMigrations } from '../accounts/migrations.ts';
import { contactMigrations } from '../contact/migrations.ts';
import { deletionMigrations } from '../deletion/migrations.ts';
import { fileMigrations } from '../files/migrations.ts';
import { outboxMigrations } from '../outbox/migrations.ts';
import { profileMigrations } from '../profiles/migrations.ts';
import type { Tables } from './tables.ts';

/** Every change of the tables. Names never change once released; what is released is never edited. */
const migrations: Record<string, Migration> = {
  '001_content': {
    async up(db) {
      await sql`create table content_state (id integer primary key check (id = 1), version integer not null)`.execute(
        db,
      );
      await sql`insert into content_state (id, version) values (1, 0)`.execute(db);
      await sql`create table site (
        id integer primary key check (id = 1),
        configuration json not null,
        version integer not null,
        updated_at timestamptz not null default now()
      )`.execute(db);
      await sql`create table pages (
        slug text primary key,
        configuration json not null,
        version integer not null,
        updated_at timestamptz not null default now()
      )`.execute(db);
      await sql`create table configuration_versions (
        kind text not null check (kind in ('site', 'page')),
        slug text not null,
        version integer not null,
        configuration json not null,
        created_at timestamptz not null default now(),
        primary key (kind, slug, version)
      )`.execute(db);
    },
  },
  '002_newsletter': {
    async up(db) {
      for (const table of ['newsletter_emails', 'newsletter_phones']) {
        await sql`create table ${sql.table(table)} (
          id integer generated always as identity primary key,
          address text not null unique,
          created_at timestamptz not null default now()
        )`.execute(db);
      }
      await sql`create table rate_limits (
        key text primary key,
        window_start integer not null,
        hits integer not null
      )`.execute(db);
    },
  },
  ...contactMigrations,
  ...outboxMigrations,
  ...accountMigrations,
  ...deletionMigrations,
  ...profileMigrations,
  ...fileMigrations,
};

/**
 * Brings the tables up to date; safe when several servers start at once.
 * @throws what the database says, when a migration fails or was made by a newer release.
 */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  // Each room of the server numbers its own, so one may come between two that are there already.
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw new Error('The tables could not be brought up to date', { cause: error });
}
