import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { isMissingFile } from './disk-errors.ts';
import { setAsideDate, type FileStore } from './store.ts';

/** The folder for files that are set aside, with one subfolder per day. No valid store path leads into it. */
const asideName = '.set-aside';

/** Resolves to the result of `readdir`, or to an empty list when the folder is missing. */
async function orEmpty<T>(found: Promise<T[]>): Promise<T[]> {
  return found.catch((error: unknown) => {
    if (isMissingFile(error)) return [];
    throw error;
  });
}

/** Moves a file. Returns false when the file is missing, for example because another process has moved it. */
async function move(from: string, to: string): Promise<boolean> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  return rename(from, to).then(
    () => true,
    (error: unknown) => {
      if (isMissingFile(error)) return false;
      throw error;
    },
  );
}

/** Creates the set-aside operations of a store on disk; `aside` is their folder. */
export function createSetAsideStore(
  folder: string,
): Pick<FileStore, 'setAside' | 'restore' | 'deleteSetAside'> & { aside: string } {
  const aside = join(folder, asideName);
  return {
    aside,
    async setAside(path) {
      await move(join(folder, path), join(aside, setAsideDate(0), path));
    },
    async restore(wanted) {
      let count = 0;
      for (const day of await orEmpty(readdir(aside))) {
        const entries = await orEmpty(readdir(join(aside, day), { recursive: true, withFileTypes: true }));
        for (const entry of entries.filter((each) => each.isFile())) {
          const file = join(entry.parentPath, entry.name);
          const path = relative(join(aside, day), file).split(sep).join('/');
          const place = join(folder, path);
          if (wanted.has(path) && !existsSync(place) && (await move(file, place))) count += 1;
        }
      }
      return count;
    },
    async deleteSetAside(days) {
      const last = setAsideDate(days);
      for (const day of await orEmpty(readdir(aside)))
        if (day <= last) await rm(join(aside, day), { recursive: true, force: true });
    },
  };
}
