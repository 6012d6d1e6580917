import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startSite } from './site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder with the demo content, as a template to copy. */
    seeded: string;
  }
}

let folder: string;

/** Seeds one data folder for all sites of the tests: creating a database takes longer than loading a page. */
export async function setup(project: TestProject): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'kermesse-seeded-'));
  const site = await startSite({ DATA_DIR: folder });
  await site.stop();
  project.provide('seeded', folder);
}

/** Deletes the data folder. */
export const teardown = (): Promise<void> => rm(folder, { recursive: true, force: true });
