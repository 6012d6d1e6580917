import { constants, createReadStream } from 'node:fs';
import { access, mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { createSetAsideStore } from './disk-aside.ts';
import { isCode, nullIfMissing } from './disk-errors.ts';
import { flushFolder, renameDurably, replaceFile } from './replace-file.ts';
import { isStorePath, type FileContent, type FileStore, type StoreEntry } from './store.ts';

/** The file with the identity of the database that owns the store. */
const ownerName = '.database';

/** Creates a folder and its parents, so that they survive a power failure. */
async function createFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = dirname(made)) await flushFolder(dirname(made));
}

/** Yields the bytes of a file. Opens it when they are first read. */
async function* readPieces(file: string): AsyncIterable<Uint8Array> {
  yield* createReadStream(file) as AsyncIterable<Uint8Array>;
}

async function putWhole(file: string, content: FileContent): Promise<void> {
  await createFolder(dirname(file));
  if (content instanceof Uint8Array) return replaceFile(file, content);
  try {
    await renameDurably(content.path, file);
  } catch (error) {
    // A file cannot be renamed across file systems.
    if (!isCode(error, 'EXDEV')) throw error;
    await replaceFile(file, readPieces(content.path));
  }
}

/** Creates a store in a folder on disk. */
export function createDiskStore(folder: string): FileStore {
  const ownerFile = join(folder, ownerName);
  const { aside, ...setAsideOnDisk } = createSetAsideStore(folder);
  const fileOf = (path: string): string => {
    if (!isStorePath(path)) throw new Error('The path in the file store is invalid');
    return join(folder, path);
  };

  async function* list(): AsyncIterable<StoreEntry> {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(nullIfMissing);
    for (const entry of entries ?? []) {
      if (!entry.isFile()) continue;
      const file = join(entry.parentPath, entry.name);
      if (file === ownerFile || file.startsWith(aside + sep)) continue;
      const found = await stat(file).catch(() => undefined);
      if (found !== undefined) yield { path: relative(folder, file).split(sep).join('/'), changedAt: found.mtime };
    }
  }

  return {
    location: folder,
    put: (path, content) => putWhole(fileOf(path), content),
    async get(path) {
      return isStorePath(path) ? readFile(fileOf(path)).catch(nullIfMissing) : null;
    },
    async stream(path) {
      if (!isStorePath(path)) return null;
      const handle = await open(fileOf(path)).catch(nullIfMissing);
      if (handle === null) return null;
      try {
        const { size } = await handle.stat();
        return { size, stream: Readable.toWeb(handle.createReadStream()) as ReadableStream<Uint8Array> };
      } catch (error) {
        await handle.close();
        throw error;
      }
    },
    async has(path) {
      if (!isStorePath(path)) return false;
      return access(fileOf(path), constants.R_OK).then(
        () => true,
        () => false,
      );
    },
    // The names of drafts, which `list` yields, are not store paths.
    remove: (path) => rm(path.endsWith('.draft') ? join(folder, path) : fileOf(path), { force: true }),
    list,
    ...setAsideOnDisk,
    async owner() {
      const text = await readFile(ownerFile, 'utf8').catch(nullIfMissing);
      return text?.trim() || null;
    },
    setOwner: (identity) => putWhole(ownerFile, Buffer.from(`${identity}\n`)),
  };
}
