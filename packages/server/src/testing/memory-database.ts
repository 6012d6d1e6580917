import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll } from 'vitest';
import server from '../../package.json' with { type: 'json' };
import { dataFolderNames } from '../platform/config/data-folder.ts';
import { openCreated, type OpenDatabase } from '../platform/database/database.ts';
import { migrations } from '../migrations.ts';
import type { Migrations } from '../platform/database/migrations.ts';
import { describeTables, hashTables } from './release-record.ts';

const cache = join(import.meta.dirname, '..', '..', '..', '..', 'node_modules', '.cache', 'kermesse');
const dumpFile = join(cache, `pglite-${server.dependencies['@electric-sql/pglite']}.tar`);

/** Returns the dump of an empty database, from a cache: creating one takes seconds, reading it a fraction of one. */
async function emptyDump(): Promise<Blob> {
  if (!existsSync(dumpFile)) {
    mkdirSync(cache, { recursive: true });
    const fresh = await PGlite.create();
    const dump = await fresh.dumpDataDir('none');
    await fresh.close();
    const draft = `${dumpFile}.${process.pid}`;
    writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
    renameSync(draft, dumpFile);
  }
  return new Blob([readFileSync(dumpFile)]);
}

/** Creates an empty database in the data folder of a server, which then starts without creating one. */
export async function createDataFolder(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await (
    await PGlite.create({ dataDir: join(folder, dataFolderNames.database), loadDataDir: await emptyDump() })
  ).close();
}

/** The databases that earlier test files have closed. Emptying one takes a third of the time of creating one. */
const unused: PGlite[] = [];

/** Returns an empty database without tables. Closing it makes it available to the next test file. */
async function emptyDatabase() {
  const pglite = unused.pop() ?? (await PGlite.create({ loadDataDir: await emptyDump() }));
  return {
    ready: true,
    closed: false,
    waitReady: pglite.waitReady,
    query: pglite.query.bind(pglite),
    transaction: pglite.transaction.bind(pglite),
    async close() {
      await pglite.exec('drop schema public cascade; create schema public');
      await pglite.exec('discard all');
      unused.push(pglite);
    },
  };
}

/**
 * Opens a database that records its migrations and statements as a release into a file: see
 * `database/releases.test.ts`.
 */
async function recordingDatabase(file: string): Promise<OpenDatabase> {
  const statements = new Set<string>();
  const database = await openCreated(await emptyDatabase(), migrations, (text) => void statements.add(text));
  const record = {
    migrations: Object.keys(migrations).toSorted(),
    tables: hashTables(await describeTables(database.db)),
  };
  return {
    ...database,
    async close() {
      writeFileSync(file, `${JSON.stringify({ ...record, statements: [...statements].toSorted() }, null, 1)}\n`);
      await database.close();
    },
  };
}

/**
 * Opens an in-memory database without rows and migrates it, for one test file. Its tests must close it: queries after
 * that fail. Calls `onStatement` with the SQL of each statement.
 */
export async function memoryDatabase(
  own: Migrations = migrations,
  onStatement?: (text: string) => void,
): Promise<OpenDatabase> {
  const record = process.env['RECORD_RELEASE'];
  return record === undefined ? openCreated(await emptyDatabase(), own, onStatement) : recordingDatabase(record);
}

/** Opens a database for all tests of a file, and closes it afterwards. */
export async function testDatabase(): Promise<OpenDatabase> {
  const database = await memoryDatabase();
  afterAll(() => database.close());
  return database;
}
