import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import type { Tables } from './tables.ts';

/** Changes of the tables by their names. Names never change once released; what is released is never edited. */
export type Migrations = Readonly<Record<string, Migration>>;

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
async function newerMigrations(db: Kysely<Tables>, own: Migrations): Promise<string[]> {
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
export async function migrate(db: Kysely<Tables>, own: Migrations): Promise<Migrated> {
  const newer = await newerMigrations(db, own);
  const broken = newer.filter((name) => breaking.test(name));
  if (broken.length > 0)
    throw new NewerDatabase(
      `The database was changed by a newer release (${broken.join(', ')}) and does not fit this one any more: start that release, or restore a backup from before it.`,
    );
  // Kysely refuses a database with migrations that it does not know.
  const known = { ...own, ...Object.fromEntries(newer.map((name) => [name, nothing])) };
  // Each feature numbers its own, so one may come between two that are there already.
  const migrator = new Migrator({ db, provider: { getMigrations: async () => known }, allowUnorderedMigrations: true });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) throw new Error('The tables could not be brought up to date', { cause: error });
  return {
    applied: results.filter(({ status }) => status === 'Success').map(({ migrationName }) => migrationName),
    newer,
  };
}
