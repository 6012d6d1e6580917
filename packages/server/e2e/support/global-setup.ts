import { createServer } from 'node:http';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrations } from '../../src/migrations.ts';
import { openEmbedded } from '../../src/platform/database/database.ts';
import { createDataFolder } from '../../src/testing/memory-database.ts';
import { listenLocally } from '../../src/testing/stubs/listen.ts';
import { startPostgres, type Postgres } from './postgres.ts';
import { end, startServer } from './processes.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of all data folders of this run, with the templates `migrated` and `seeded`. */
    folder: string;
    /** An address that starts the Postgres of this run at the first request, and responds with its URL. */
    postgres: string;
  }
}

let folder: string;
let postgres: Promise<Postgres> | undefined;
const starter = createServer((_, response) => {
  postgres ??= startPostgres();
  // A worker that is busy for seconds would miss the end of an idle connection, and use it again.
  response.setHeader('connection', 'close');
  postgres.then(
    ({ url }) => response.end(url),
    (error: Error) => response.destroy(error),
  );
});

/** Creates what the tests share: creating a database takes longer than loading a page. */
export async function setup(project: TestProject): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'kermesse-e2e-'));
  const [migrated, seeded] = [join(folder, 'migrated'), join(folder, 'seeded')];
  await createDataFolder(migrated);
  await (await openEmbedded(migrated, migrations)).close();
  await cp(migrated, seeded, { recursive: true });
  await end(await startServer(seeded, { NODE_ENV: 'development' }));
  project.provide('folder', folder);
  project.provide('postgres', (await listenLocally(starter)).origin);
}

export async function teardown(): Promise<void> {
  starter.close();
  await (await postgres?.catch(() => undefined))?.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
