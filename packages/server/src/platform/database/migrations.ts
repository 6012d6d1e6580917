import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { accountMigrations } from '../../features/accounts/users/migrations.ts';
import { contentMigrations } from '../../features/content/migrations.ts';
import { contactMigrations } from '../../features/contact/migrations.ts';
import { deletionMigrations } from '../../features/accounts/deletion/migrations.ts';
import { fileMigrations } from '../../features/uploads/migrations.ts';
import { outboxMigrations } from '../../features/outbox/migrations.ts';
import { outgoingMigrations } from '../queue/migrations.ts';
import { profileMigrations } from '../../features/profiles/migrations.ts';
import type { Tables } from './tables.ts';

/** Every change of the tables. Names never change once released; what is released is never edited. */
export const migrations: Readonly<Record<string, Migration>> = {
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
  ...contentMigrations,
  ...outgoingMigrations,
};

/** A migration that takes something away says so in its name: an older release must not start after it. */
const breaking = /_breaking$/;

/** A newer release has changed the tables so that this one cannot work with them; the message is for people. */
export class NewerDatabase extends Error {}

/** What a migration run did and found. */
export interface Migrated {
  /** The migrations that ran now. */
  applied: string[];
  /** Migrations of a newer release that the database has already. */
  newer: string[];
}

/** The migrations of a database that this release does not know. */
async function newerMigrations(db: Kysely<Tables>, own: Readonly<Record<string, Migration>>): Promise<string[]> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('kysely_migration') is not null as there`.execute(
    db,
  );
  if (rows[0]?.there !== true) return [];
  const executed = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return executed.rows.map(({ name }) => name).filter((name) => !Object.hasOwn(own, name));
}

const nothing: Migration = { up: () => Promise.resolve() };

/**
 * Brings the tables up to date; safe when several servers start at once. What a newer release has added is left alone, so
 * that a release can be taken back and two can run side by side (decision 65).
 * @param own the migrations of the release that starts.
 * @throws NewerDatabase when a newer release has changed more than that; what the database says when a migration fails.
 */
export async function migrate(
  db: Kysely<Tables>,
  own: Readonly<Record<string, Migration>> = migrations,
): Promise<Migrated> {
  const newer = await newerMigrations(db, own);
  const broken = newer.filter((name) => breaking.test(name));
  if (broken.length > 0)
    throw new NewerDatabase(
      `The database was changed by a newer release (${broken.join(', ')}) and does not fit this one any more: start that release, or restore a backup from before it.`,
    );
  // Kysely refuses a database with migrations that it does not know.
  const known = { ...own, ...Object.fromEntries(newer.map((name) => [name, nothing])) };
  // Each folder of the server numbers its own, so one may come between two that are there already.
  const migrator = new Migrator({ db, provider: { getMigrations: async () => known }, allowUnorderedMigrations: true });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) throw new Error('The tables could not be brought up to date', { cause: error });
  return {
    applied: results.filter(({ status }) => status === 'Success').map(({ migrationName }) => migrationName),
    newer,
  };
}
