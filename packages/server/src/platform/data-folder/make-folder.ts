import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/**
 * Creates a folder and its missing parents, readable by this user only. Does nothing if it exists.
 *
 * Unlike Node's recursive `mkdirSync`, it throws where the file system allows no folders: Node tries for ever in
 * `/proc`.
 *
 * @throws the error of the file system.
 */
export function makeFolder(folder: string): void {
  if (isFolder(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) makeFolder(parent);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process has created it in the meantime.
    if (!isFolder(folder)) throw error;
  }
}
