import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startSite } from './site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder with the demo content, to be copied. */
    seeded: string;
  }
}

let folder: string;

/** Seeds a data folder once for all sites of the tests: a new database takes longer to make than a page to show. */
export async function setup(project: TestProject): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'kermesse-seeded-'));
  const site = await startSite({ DATA_DIR: folder });
  await site.stop();
  project.provide('seeded', folder);
}

/** Takes it away. */
export const teardown = (): Promise<void> => rm(folder, { recursive: true, force: true });
