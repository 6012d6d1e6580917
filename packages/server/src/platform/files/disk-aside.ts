import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { isMissing } from './disk-errors.ts';
import { asideDay, type FileStore } from './store.ts';

/** Where files are set aside, by the day: no path of the store leads there. */
const asideName = '.set-aside';

/** What `readdir` found, or nothing where there is no such folder. */
async function orNothing<T>(found: Promise<T[]>): Promise<T[]> {
  return found.catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
}

/** Moves a file; another process may have moved it before. */
async function move(from: string, to: string): Promise<boolean> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  return rename(from, to).then(
    () => true,
    (error: unknown) => {
      if (isMissing(error)) return false;
      throw error;
    },
  );
}

/** Setting aside in a store on the disk; `aside` is the folder for it. */
export function createAside(
  folder: string,
): Pick<FileStore, 'setAside' | 'bringBack' | 'emptyAside'> & { aside: string } {
  const aside = join(folder, asideName);
  return {
    aside,
    async setAside(path) {
      await move(join(folder, path), join(aside, asideDay(0), path));
    },
    async bringBack(wanted) {
      let count = 0;
      for (const day of await orNothing(readdir(aside))) {
        const entries = await orNothing(readdir(join(aside, day), { recursive: true, withFileTypes: true }));
        for (const entry of entries.filter((each) => each.isFile())) {
          const file = join(entry.parentPath, entry.name);
          const path = relative(join(aside, day), file).split(sep).join('/');
          const place = join(folder, path);
          if (wanted.has(path) && !existsSync(place) && (await move(file, place))) count += 1;
        }
      }
      return count;
    },
    async emptyAside(days) {
      const last = asideDay(days);
      for (const day of await orNothing(readdir(aside)))
        if (day <= last) await rm(join(aside, day), { recursive: true, force: true });
    },
  };
}
