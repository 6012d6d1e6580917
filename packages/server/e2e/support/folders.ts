import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';

const made: string[] = [];

/** An empty folder that `removeFolders` takes away. */
export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kermesse-e2e-'));
  made.push(folder);
  return folder;
}

/** A data folder with the demo content: a copy of the one that all end-to-end tests begin with. */
export function demoFolder(): string {
  const folder = emptyFolder();
  cpSync(inject('seeded'), folder, { recursive: true });
  return folder;
}

/** Takes away every folder of this file's tests. */
export function removeFolders(): void {
  for (const folder of made.splice(0)) if (existsSync(folder)) rmSync(folder, { recursive: true, force: true });
}
