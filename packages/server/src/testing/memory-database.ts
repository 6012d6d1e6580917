import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import server from '../../package.json' with { type: 'json' };
import { openInMemory, type OpenDatabase } from '../platform/database/database.ts';
import { migrations } from '../migrations.ts';
import { describeRelease } from './release-record.ts';

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

/**
 * Creates a database that records its schema and statements as a release into a file: see `database/releases.test.ts`.
 */
async function recordingDatabase(dump: Blob, file: string): Promise<OpenDatabase> {
  const statements = new Set<string>();
  const database = await openInMemory(migrations, dump, (text) => void statements.add(text));
  const schema = await describeRelease(database.db);
  return {
    ...database,
    async close() {
      writeFileSync(file, `${JSON.stringify({ ...schema, statements: [...statements].toSorted() }, null, 1)}\n`);
      await database.close();
    },
  };
}

/** Creates a migrated in-memory database for one test file. */
export async function memoryDatabase(): Promise<OpenDatabase> {
  const record = process.env['RECORD_RELEASE'];
  return record === undefined
    ? openInMemory(migrations, await emptyDump())
    : recordingDatabase(await emptyDump(), record);
}
