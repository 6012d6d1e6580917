import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const keyFile = (folder: string) => join(folder, 'kermesse.key');

/** Makes a new key for this run of the server, readable by its own user only. */
export function createHandoverKey(folder: string): string {
  const key = randomBytes(32).toString('base64url');
  const draft = `${keyFile(folder)}.${process.pid}.tmp`;
  rmSync(draft, { force: true });
  // `wx`: never into a file, or through a link, that somebody else put there.
  writeFileSync(draft, key, { mode: 0o600, flag: 'wx' });
  renameSync(draft, keyFile(folder));
  return key;
}

/** Reads the key of the running server. @throws when there is none or it belongs to somebody else. */
export function readHandoverKey(folder: string): string {
  return readFileSync(keyFile(folder), 'utf8').trim();
}

/** Takes the key away when the server ends. */
export function removeHandoverKey(folder: string): void {
  rmSync(keyFile(folder), { force: true });
}
