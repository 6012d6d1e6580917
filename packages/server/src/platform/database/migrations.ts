import { setTimeout } from 'node:timers/promises';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { OperatorError } from '../config/operator-error.ts';
import type { Tables } from './tables.ts';
import { isCode } from '../files/disk-errors.ts';

/** Migrations by name. A released migration is never renamed or edited. */
export type Migrations = Readonly<Record<string, Migration>>;

/** Creates a migration that runs statements one after the other. */
export const migration = (...statements: RawBuilder<unknown>[]): Migration => ({
  async up(db) {
    for (const statement of statements) await statement.execute(db);
  },
});

/** Joins migrations into one that runs them one after the other. */
export const inOrder = (...migrations: Migration[]): Migration => ({
  async up(db) {
    for (const each of migrations) await each.up(db);
  },
});

/** The suffix of a migration that removes or restricts something: an older release must not start after it. */
const breaking = /_breaking$/;

/** The result of a migration run. */
export interface MigrationResult {
  /** The migrations that ran now. */
  applied: string[];
  /** Migrations of a newer release that the database already has. */
  newer: string[];
}

async function executedMigrations(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('kysely_migration') is not null as there`.execute(
    db,
  );
  if (rows[0]?.there !== true) return [];
  const executed = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return executed.rows.map(({ name }) => name);
}

/**
 * Runs all pending migrations; safe when several servers start at once. Ignores what a newer release has added, so that
 * a deploy can be rolled back and two releases can run side by side (decision 65).
 * @param own the migrations of the release that starts.
 * @throws {OperatorError} when a newer release has run a breaking migration.
 * @throws an error with the database's error as its cause when a migration fails.
 */
export async function migrate(db: Kysely<Tables>, own: Migrations): Promise<MigrationResult> {
  const executed = new Set(await executedMigrations(db));
  const newer = [...executed].filter((name) => !Object.hasOwn(own, name));
  const broken = newer.filter((name) => breaking.test(name));
  if (broken.length > 0)
    throw new OperatorError(
      `The database was changed by a newer release (${broken.join(', ')}) and no longer fits this one. Start that release, or restore an older backup.`,
    );
  // Kysely's migrator takes a lock even if nothing is pending: a server would wait until `npm run migrate` has ended.
  if (Object.keys(own).every((name) => executed.has(name))) return { applied: [], newer };
  // Kysely rejects a database with unknown migrations.
  const all = { ...own, ...Object.fromEntries(newer.map((name) => [name, migration()])) };
  // Each feature numbers its own migrations, so a new one may sort between two that have already run.
  const migrator = new Migrator({ db, provider: { getMigrations: async () => all }, allowUnorderedMigrations: true });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) throw new Error('The tables could not be brought up to date', { cause: error });
  return {
    applied: results.filter(({ status }) => status === 'Success').map(({ migrationName }) => migrationName),
    newer,
  };
}

/** How migrations wait for locks. Queries queue behind a lock that a migration waits for, so it waits only briefly. */
export interface LockWait {
  /** The timeout of one wait in milliseconds. */
  timeout: number;
  /** The number of tries. */
  tries: number;
  /** The milliseconds between two tries. */
  pause: number;
}

/** Whether a migration failed because it waited too long for a lock. */
const isLocked = (error: unknown) => error instanceof Error && isCode(error.cause, '55P03');

/**
 * Runs all pending migrations like `migrate`, on a connection that waits only briefly for a lock, and retries after it
 * failed to get one.
 */
export async function migrateBetweenQueries(
  db: Kysely<Tables>,
  own: Migrations,
  { timeout, tries, pause }: LockWait,
): Promise<MigrationResult> {
  for (let count = 1; ; count += 1) {
    try {
      return await db.connection().execute(async (connection) => {
        await sql`select set_config('lock_timeout', ${String(timeout)}, false)`.execute(connection);
        try {
          return await migrate(connection, own);
        } finally {
          // Fails only if the connection was lost; the pool then removes it.
          await sql`reset lock_timeout`.execute(connection).catch(() => undefined);
        }
      });
    } catch (error) {
      if (!isLocked(error) || count === tries) throw error;
      console.error(
        `Another process holds a lock that a migration needs. The next try is in ${pause / 1000} seconds (${count} of ${tries}).`,
      );
      await setTimeout(pause);
    }
  }
}
