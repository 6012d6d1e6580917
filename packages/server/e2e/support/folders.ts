import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from './processes.ts';

const made: string[] = [];
let template: string | undefined;

/** An empty folder that `removeFolders` takes away. */
export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kermesse-e2e-'));
  made.push(folder);
  return folder;
}

/** A data folder with the demo content, copied from one that was made once. */
export async function demoFolder(): Promise<string> {
  if (template === undefined) {
    template = emptyFolder();
    const server = await startServer(template);
    server.child.kill('SIGTERM');
    await server.ended;
  }
  const folder = emptyFolder();
  cpSync(template, folder, { recursive: true });
  return folder;
}

/** Takes away every folder of this file's tests. */
export function removeFolders(): void {
  for (const folder of made.splice(0)) if (existsSync(folder)) rmSync(folder, { recursive: true, force: true });
  template = undefined;
}
