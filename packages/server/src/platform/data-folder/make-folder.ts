import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { errorText, OperatorError } from '../config/operator-error.ts';
import { isCode } from '../files/disk-errors.ts';

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

/** Whether SQLite could not open or write the file of the lock. */
const isUnopenedLock = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && (error.errcode === 14 || error.errcode === 8);

function adviceFor(error: unknown): string {
  if (isCode(error, 'EEXIST') || isCode(error, 'ENOTDIR'))
    return 'it, or a folder that should contain it, is a file. Set DATA_DIR to a folder.';
  if (isUnopenedLock(error) || ['EACCES', 'EPERM', 'EROFS', 'ENOENT'].some((code) => isCode(error, code)))
    return 'this user has no permission to create it or to write to it. Set DATA_DIR to a folder of this user.';
  return errorText(error);
}

/** Returns the error for operators when a data folder cannot be created or written. */
export const unusableFolder = (folder: string, cause: unknown): OperatorError =>
  new OperatorError(`The data folder ${folder} cannot be used: ${adviceFor(cause)}`, { cause });
