import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import server from '../../package.json' with { type: 'json' };
import { openInMemory, type OpenDatabase } from '../database/database.ts';

const cache = join(import.meta.dirname, '..', '..', '..', '..', 'node_modules', '.cache', 'kermesse');
const dumpFile = join(cache, `pglite-${server.dependencies['@electric-sql/pglite']}.tar`);

/** An empty database's dump, made once: making one takes seconds, reading it a fraction of one. */
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

/** A migrated database in memory, for one test file. */
export async function memoryDatabase(): Promise<OpenDatabase> {
  return openInMemory(await emptyDump());
}
