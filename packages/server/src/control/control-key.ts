import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isMissingFile } from '../platform/files/disk-errors.ts';
import { replaceFileSync } from '../platform/files/replace-file.ts';
import { createToken } from '../platform/security/secrets.ts';

const keyFile = (folder: string) => join(folder, 'kermesse.key');

/** Creates a new key for this run of the server, readable only by the user that the server runs as. */
export function createControlKey(folder: string): string {
  const key = createToken();
  // The key is never written into a file or through a link that another user created.
  replaceFileSync(keyFile(folder), key, 0o600);
  return key;
}

/**
 * Reads the key of the running server; undefined if there is none, while the server starts or stops.
 * @throws when the file belongs to another user.
 */
export function readControlKey(folder: string): string | undefined {
  try {
    return readFileSync(keyFile(folder), 'utf8').trim();
  } catch (error) {
    if (isMissingFile(error)) return undefined;
    throw error;
  }
}

/** Deletes the key when the server stops. */
export function removeControlKey(folder: string): void {
  rmSync(keyFile(folder), { force: true });
}
