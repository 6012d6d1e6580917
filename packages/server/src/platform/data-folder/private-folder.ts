import { chmodSync, readdirSync, statSync } from 'node:fs';
import { dataFolderNames } from '../config/data-folder.ts';
import { OperatorError } from '../config/operator-error.ts';
import { makeFolder, unusableFolder } from './make-folder.ts';

const ours = Object.values(dataFolderNames);
const others = 0o077;

function reasonAgainst(folder: string): string | undefined {
  const { uid, mode } = statSync(folder);
  if (process.getuid !== undefined && uid !== process.getuid()) return `it belongs to another user (number ${uid})`;
  if ((mode & 0o1000) !== 0) return 'all users share it';
  const names = readdirSync(folder).filter((name) => name !== 'lost+found');
  return names.length > 0 && !names.some((name) => ours.some((each) => name.startsWith(each)))
    ? 'it holds files that do not belong to this site'
    : undefined;
}

/**
 * Creates the data folder if it is missing, and removes the permissions of other users: the folder holds people's
 * documents. Rejects a folder that does not belong to this site and leaves it unchanged. Skips the check on Windows,
 * where a user's folders are private.
 *
 * @returns whether other users had permissions before.
 * @throws {OperatorError} with advice.
 */
export function createPrivateFolder(folder: string): boolean {
  try {
    makeFolder(folder);
    if (process.platform === 'win32' || (statSync(folder).mode & others) === 0) return false;
    const reason = reasonAgainst(folder);
    if (reason !== undefined)
      throw new OperatorError(
        `Other users can read the data folder ${folder}, and their permissions cannot be removed: ${reason}. Set DATA_DIR to a folder of its own, or restrict this one yourself: chmod 700 ${folder}`,
      );
    chmodSync(folder, 0o700);
    return true;
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw unusableFolder(folder, error);
  }
}
