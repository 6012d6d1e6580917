import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { nullIfMissing } from './disk-errors.ts';
import { setAsideDate, type FileStore } from './store.ts';

/** The folder for files that are set aside, with one subfolder per day. No valid store path leads into it. */
const asideName = '.set-aside';

/** Moves a file. Returns false when the file is missing, for example because another process has moved it. */
async function move(from: string, to: string): Promise<boolean> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  const moved = await rename(from, to).catch(nullIfMissing);
  return moved !== null;
}

/** Creates the set-aside operations of a store on disk; `aside` is their folder. */
export function createSetAsideStore(
  folder: string,
): Pick<FileStore, 'setAside' | 'restore' | 'deleteSetAside'> & { aside: string } {
  const aside = join(folder, asideName);
  const days = async () => (await readdir(aside).catch(nullIfMissing)) ?? [];
  return {
    aside,
    async setAside(path) {
      await move(join(folder, path), join(aside, setAsideDate(0), path));
    },
    async restore(wanted) {
      let count = 0;
      for (const day of await days()) {
        const entries = await readdir(join(aside, day), { recursive: true, withFileTypes: true }).catch(nullIfMissing);
        for (const entry of entries?.filter((each) => each.isFile()) ?? []) {
          const file = join(entry.parentPath, entry.name);
          const path = relative(join(aside, day), file).split(sep).join('/');
          const place = join(folder, path);
          if (wanted.has(path) && !existsSync(place) && (await move(file, place))) count += 1;
        }
      }
      return count;
    },
    async deleteSetAside(age) {
      const last = setAsideDate(age);
      for (const day of await days()) if (day <= last) await rm(join(aside, day), { recursive: true, force: true });
    },
  };
}
