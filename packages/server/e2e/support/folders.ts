import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';

const made: string[] = [];

/** Creates an empty folder that `removeFolders` deletes. */
export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kermesse-e2e-'));
  made.push(folder);
  return folder;
}

/** Creates a data folder with the demo content: a copy of the folder that all end-to-end tests start from. */
export function demoFolder(): string {
  const folder = emptyFolder();
  cpSync(inject('seeded'), folder, { recursive: true });
  return folder;
}

/** Deletes all folders of this test file. */
export function removeFolders(): void {
  for (const folder of made.splice(0)) if (existsSync(folder)) rmSync(folder, { recursive: true, force: true });
}
