import { closeSync, existsSync, fstatSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import {
  Kysely,
  PGliteDialect,
  PostgresDialect,
  sql,
  type KyselyPlugin,
  type PGliteDialectConfig,
  type Transaction,
} from 'kysely';
import { dataFolderNames } from '../config/data-folder.ts';
import { migrate, migrateBetweenQueries, type LockWait, type MigrationResult, type Migrations } from './migrations.ts';
import type { Tables } from './tables.ts';
import { DatabaseUnavailableError } from './unavailable.ts';

/** A database connection, embedded or Postgres, or a transaction on it. */
export type Database = Kysely<Tables>;

/** A transaction, for work that must be in one. */
export type Trx = Transaction<Tables>;

/** An open, migrated database. */
export interface OpenDatabase {
  db: Database;
  /** Whether no other process can write to the database. */
  exclusive: boolean;
  /** The migrations that ran now, and those that a newer release has run before. */
  migrated: MigrationResult;
  /**
   * Whether the database responds and accepts writes. A Postgres database is checked over a connection of its own,
   * so that the check does not wait for the queries of visitors.
   */
  acceptsWrites(): Promise<boolean>;
  close(): Promise<void>;
}

/** Whether a database accepts writes. */
export async function acceptsWrites(db: Database): Promise<boolean> {
  const { rows } = await sql<{ writable: boolean }>`
    select current_setting('transaction_read_only') = 'off' as writable`.execute(db);
  return rows[0]?.writable === true;
}

/** The embedded database could not be opened. The message tells the operator what to do. */
export class EmbeddedDatabaseError extends Error {}

/** Migrates a database. `lockWait`: it is shared with other processes, whose queries must not wait for a migration. */
async function opened(db: Database, migrations: Migrations, lockWait?: LockWait): Promise<OpenDatabase> {
  try {
    const migrated =
      lockWait === undefined ? await migrate(db, migrations) : await migrateBetweenQueries(db, migrations, lockWait);
    return {
      db,
      exclusive: lockWait === undefined,
      migrated,
      acceptsWrites: () => acceptsWrites(db),
      close: () => db.destroy(),
    };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

const placeOf = (folder: string) => join(folder, dataFolderNames.database);

/** Returns whether a data folder contains an embedded database. */
export const hasEmbedded = (folder: string): boolean => existsSync(placeOf(folder));

async function openFiles(place: string): Promise<PGlite> {
  try {
    return await PGlite.create(place);
  } catch (error) {
    throw new EmbeddedDatabaseError(
      `The embedded database in ${place} cannot be opened. It is damaged, not writable, or of another version of Postgres. Start the release that last used it, restore a backup (docs/operations.md), or set another DATA_DIR.`,
      { cause: error },
    );
  }
}

/**
 * Creates a plugin that refuses every query once the files of the embedded database were removed or replaced. A removed
 * database still accepts writes into its open files, which are lost when the process ends.
 */
function watchFiles(place: string): { plugin: KyselyPlugin; close(): void } {
  const path = join(place, 'PG_VERSION');
  // While it is open, no other file gets its inode.
  const file = openSync(path, 'r');
  const { ino } = fstatSync(file);
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      if (statSync(path, { throwIfNoEntry: false })?.ino === ino) return node;
      throw new DatabaseUnavailableError(
        `The embedded database in ${place} was removed or replaced while the server runs. Put it back, or restart the server.`,
      );
    },
    transformResult: async ({ result }) => result,
  };
  return { plugin, close: () => closeSync(file) };
}

/**
 * Opens the embedded database in `folder/database` and creates it on first use. The caller must hold the folder's lock:
 * PGlite lets two processes overwrite each other's data.
 *
 * A new database is created under a temporary name and then renamed, so a crash never leaves a partial database in
 * place.
 * @throws {EmbeddedDatabaseError} when it exists but cannot be opened.
 */
export async function openEmbedded(folder: string, migrations: Migrations): Promise<OpenDatabase> {
  const place = placeOf(folder);
  if (!hasEmbedded(folder)) {
    const draft = `${place}.new`;
    rmSync(draft, { recursive: true, force: true });
    const fresh = await PGlite.create(draft);
    await fresh.close();
    renameSync(draft, place);
  }
  const pglite = await openFiles(place);
  const files = watchFiles(place);
  const dialect = new PGliteDialect({ pglite });
  const database = await opened(new Kysely<Tables>({ dialect, plugins: [files.plugin] }), migrations);
  return { ...database, close: () => database.close().finally(files.close) };
}

/**
 * Opens and migrates an embedded database that the caller has created, for tests. Calls `onStatement` with the SQL of
 * each statement.
 */
export async function openCreated(
  pglite: PGliteDialectConfig['pglite'],
  migrations: Migrations,
  onStatement?: (text: string) => void,
): Promise<OpenDatabase> {
  return opened(
    new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }), log: ({ query }) => onStatement?.(query.sql) }),
    migrations,
  );
}

/** How a Postgres database is used. Times are in milliseconds. */
export interface PostgresOptions {
  /** The timeout of a statement. */
  statement: number;
  /** How migrations wait for locks. The default is 3 seconds, five times. */
  lockWait?: LockWait;
  /** The timeout of the health check that runs during a slow query. The default is 1500. */
  healthCheck?: number;
  /** The maximum number of connections. The default is 10. */
  connections?: number;
}

const defaultLockWait: LockWait = { timeout: 3000, tries: 5, pause: 2000 };

/** The timeouts of a server that handles requests: visitors do not wait longer for a page or a form. */
export const serving: PostgresOptions = { statement: 15_000 };

/**
 * Opens a Postgres database by its URL and monitors it: while the database hangs or is unreachable, queries soon fail
 * with an error that `isUnavailable` recognizes.
 * @throws the driver's error when the database cannot be reached within ten seconds.
 */
export async function openPostgres(
  url: string,
  migrations: Migrations,
  { statement, lockWait = defaultLockWait, healthCheck, connections = 10 }: PostgresOptions = serving,
): Promise<OpenDatabase> {
  // Load the driver only where it is used.
  const { checkPostgres, createWatchedPool } = await import('./watched-pool.ts');
  const pool = createWatchedPool(
    {
      connectionString: url,
      max: connections,
      connectionTimeoutMillis: 10_000,
      statement_timeout: statement,
      // A timeout on the client as well, in case the server fails to end a statement.
      query_timeout: statement + 2000,
      idle_in_transaction_session_timeout: 60_000,
      keepAlive: true,
      // After a failover, connections to the former primary end soon.
      maxLifetimeSeconds: 300,
    },
    { ...(healthCheck !== undefined && { timeout: healthCheck }) },
  );
  const database = await opened(new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), migrations, lockWait);
  return { ...database, acceptsWrites: async () => (await checkPostgres(url)) === 'writable' };
}
