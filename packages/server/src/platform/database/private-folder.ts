import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { FolderUnusable } from './folder-lock.ts';

/** What a data folder holds, by which it is known again. */
const ours = /^(database|files|cache|maps|kermesse\.)/;
const others = 0o077;

function why(folder: string): string | undefined {
  const { uid, mode } = statSync(folder);
  if (process.getuid !== undefined && uid !== process.getuid()) return `it belongs to another user (number ${uid})`;
  if ((mode & 0o1000) !== 0) return 'it is a folder that everybody shares';
  const names = readdirSync(folder).filter((name) => name !== 'lost+found');
  return names.length > 0 && !names.some((name) => ours.test(name))
    ? 'it holds files that are none of this site'
    : undefined;
}

/**
 * Makes the data folder where there is none, and takes the rights of other users away where they have any: it holds
 * people's documents. A folder that is not this site's own is left as it is and refused. On Windows, where folders of a
 * user are that user's own, nothing is looked at.
 *
 * @returns whether others had rights before.
 * @throws FolderUnusable with what to do.
 */
export function makePrivate(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (process.platform === 'win32' || (statSync(folder).mode & others) === 0) return false;
    const reason = why(folder);
    if (reason !== undefined)
      throw new FolderUnusable(
        `Other users can read the data folder ${folder}, and their rights cannot be taken away: ${reason}. Name a folder of its own by DATA_DIR, or close this one yourself: chmod 700 ${folder}`,
      );
    chmodSync(folder, 0o700);
    return true;
  } catch (error) {
    if (error instanceof FolderUnusable) throw error;
    const cause = error instanceof Error ? error.message : String(error);
    throw new FolderUnusable(`The data folder ${folder} cannot be used: ${cause}`, { cause: error });
  }
}
