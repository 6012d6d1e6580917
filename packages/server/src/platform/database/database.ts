import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import { migrate, type Migrated, type Migrations } from './migrations.ts';
import type { Tables } from './tables.ts';

/** The database, whichever of the two it is. */
export type Database = Kysely<Tables>;

/** An open, migrated database. */
export interface OpenDatabase {
  db: Database;
  /** Whether this process is the only one that can write to it. */
  exclusive: boolean;
  /** Which migrations ran now, and which a newer release has made. */
  migrated: Migrated;
  close(): Promise<void>;
}

async function opened(db: Database, migrations: Migrations, exclusive: boolean): Promise<OpenDatabase> {
  try {
    return { db, exclusive, migrated: await migrate(db, migrations), close: () => db.destroy() };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/**
 * Opens the embedded database in `folder/database`, making it on first use. Hold the folder's lock before calling:
 * PGlite lets two processes write over each other.
 *
 * A new database is made beside its place and moved there whole, so one that was killed half-made is never opened.
 */
export async function openEmbedded(folder: string, migrations: Migrations): Promise<OpenDatabase> {
  const place = join(folder, 'database');
  if (!existsSync(place)) {
    const draft = `${place}.new`;
    rmSync(draft, { recursive: true, force: true });
    const fresh = await PGlite.create(draft);
    await fresh.close();
    renameSync(draft, place);
  }
  const pglite = await PGlite.create(place);
  return opened(new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) }), migrations, true);
}

/** Opens a database that lives in memory, from the dump of an empty one if given: for tests. `onStatement` is given the SQL of each statement. */
export async function openInMemory(
  migrations: Migrations,
  dump?: Blob,
  onStatement?: (text: string) => void,
): Promise<OpenDatabase> {
  const pglite = await PGlite.create({ loadDataDir: dump });
  return opened(
    new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }), log: ({ query }) => onStatement?.(query.sql) }),
    migrations,
    true,
  );
}

/** What a Postgres may take, in milliseconds. */
export interface PostgresTimeouts {
  /** For a statement. */
  statement: number;
  /** For a lock that others hold; the statement's time by default. */
  lock?: number;
  /** For the health check that runs when a query takes long; 1500 by default. */
  answer?: number;
}

/** Nobody waits for a page or a form longer. */
const serving: PostgresTimeouts = { statement: 15_000 };

/**
 * Opens a Postgres database by its address. It is watched: while it hangs or is away, everything that needs it fails
 * soon with what `isUnavailable` knows.
 * @throws the driver's error when it cannot be reached within ten seconds.
 */
export async function openPostgres(
  url: string,
  migrations: Migrations,
  { statement, lock, answer }: PostgresTimeouts = serving,
): Promise<OpenDatabase> {
  // Its driver is loaded only where it is used.
  const { createWatchedPool } = await import('./watched-pool.ts');
  const pool = createWatchedPool(
    {
      connectionString: url,
      max: 10,
      connectionTimeoutMillis: 10_000,
      statement_timeout: statement,
      ...(lock !== undefined && { lock_timeout: lock }),
      // The same on this side, for a statement that the server does not come to end.
      query_timeout: statement + 2000,
      idle_in_transaction_session_timeout: 60_000,
      keepAlive: true,
    },
    { ...(answer !== undefined && { patience: answer }) },
  );
  return opened(new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), migrations, false);
}
