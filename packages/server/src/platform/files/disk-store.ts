import { constants, createReadStream } from 'node:fs';
import { access, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { isCode, nullIfMissing } from './disk-errors.ts';
import { flushFolder, renameDurably, replaceFile } from './replace-file.ts';
import { createStoreIn, type FileContent, type FileStore } from './store.ts';

/** Creates a folder and its parents, so that they survive a power failure. */
async function createFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) return;
  for (let each = folder; each.length >= first.length; each = dirname(each)) await flushFolder(dirname(each));
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
  const fileOf = (path: string) => join(folder, path);
  return createStoreIn({
    location: folder,
    put: (path, content) => putWhole(fileOf(path), content),
    get: (path) => readFile(fileOf(path)).catch(nullIfMissing),
    async stream(path) {
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
    has: (path) =>
      access(fileOf(path), constants.R_OK).then(
        () => true,
        () => false,
      ),
    remove: (path) => rm(fileOf(path), { force: true }),
    removeFolder: (path) => rm(fileOf(path), { recursive: true, force: true }),
    async move(from, to) {
      await mkdir(dirname(fileOf(to)), { recursive: true, mode: 0o700 });
      const moved = await rename(fileOf(from), fileOf(to)).catch(nullIfMissing);
      return moved !== null;
    },
    async *list(path = '') {
      const entries = await readdir(fileOf(path), { recursive: true, withFileTypes: true }).catch(nullIfMissing);
      for (const entry of entries ?? []) {
        if (!entry.isFile()) continue;
        const file = join(entry.parentPath, entry.name);
        const stats = await stat(file).catch(() => undefined);
        if (stats !== undefined) yield { path: relative(folder, file).split(sep).join('/'), changedAt: stats.mtime };
      }
    },
  });
}
