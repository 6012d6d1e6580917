import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

const folders: string[] = [];

/**
 * Creates a data folder: a copy of a template with the tables and no rows (`migrated`) or with the demo content
 * (`seeded`). The end of the run deletes it.
 */
export function copyTemplate(template: 'migrated' | 'seeded', folder = mkdtempSync(join(inject('folder'), 'data-'))) {
  cpSync(join(inject('folder'), template), folder, { recursive: true });
  return folder;
}

/** Creates an empty folder, deleted after the test file. */
export function emptyFolder(): string {
  const folder = mkdtempSync(join(inject('folder'), 'data-'));
  folders.push(folder);
  return folder;
}

/** Creates a data folder with the demo content, deleted after the test file. */
export const demoFolder = () => copyTemplate('seeded', emptyFolder());

/** Creates a data folder with the tables and no rows, deleted after the test file. */
export const migratedFolder = () => copyTemplate('migrated', emptyFolder());

/** Deletes all folders of this test file. */
export function removeFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}
