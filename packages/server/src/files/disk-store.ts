import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { FileStore, StoreEntry } from './store.ts';

/** Two or three names between slashes, none of which begins with a dot. */
const soundPath = /^[a-z]+(?:\/[a-z]+)?\/[\w-]+(?:\.[\w-]+)*$/i;

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Writes a file beside its place and moves it there whole, so that nobody ever reads half of it. */
async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = join(dirname(file), `.${randomUUID()}.draft`);
  try {
    const handle = await open(draft, 'wx', 0o600);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** A store in a folder of the disk. */
export function createDiskStore(folder: string): FileStore {
  const fileOf = (path: string): string => {
    if (!soundPath.test(path)) throw new Error('A path of the store is not sound');
    return join(folder, path);
  };

  async function* list(): AsyncIterable<StoreEntry> {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
    for (const entry of entries) {
      if (!entry.isFile()) continue;
      const file = join(entry.parentPath, entry.name);
      const found = await stat(file).catch(() => undefined);
      if (found !== undefined) yield { path: relative(folder, file).split(sep).join('/'), changedAt: found.mtime };
    }
  }

  return {
    put: (path, bytes) => writeWhole(fileOf(path), bytes),
    async get(path) {
      if (!soundPath.test(path)) return null;
      try {
        return new Uint8Array(await readFile(fileOf(path)));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async has(path) {
      if (!soundPath.test(path)) return false;
      return access(fileOf(path), constants.R_OK).then(
        () => true,
        () => false,
      );
    },
    // Drafts have names of their own, which the list says.
    remove: (path) => rm(path.endsWith('.draft') ? join(folder, path) : fileOf(path), { force: true }),
    list,
  };
}
