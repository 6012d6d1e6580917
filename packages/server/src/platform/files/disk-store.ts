import { randomUUID } from 'node:crypto';
import { constants, createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createSetAsideStore } from './disk-aside.ts';
import { isCode, isMissingFile } from './disk-errors.ts';
import { isStorePath, type FileContent, type FileStore, type StoreEntry } from './store.ts';

/** The file with the identity of the database that owns the store. */
const ownerName = '.database';

async function writeBytes(draft: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function copyWhole(from: string, draft: string): Promise<void> {
  await pipeline(createReadStream(from), createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }));
}

/** Flushes the entries of a folder to disk. Windows cannot do that, and flushes them itself. */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Creates a folder and its parents, so that they survive a power failure. */
async function createFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = dirname(made)) await flushFolder(dirname(made));
}

/** Renames a file, so that its new name survives a power failure. */
async function renameDurably(from: string, to: string): Promise<void> {
  await rename(from, to);
  await flushFolder(dirname(to));
}

/** Writes to a draft in the same folder and renames it, so that readers never see a partial file. */
async function viaDraft(file: string, write: (draft: string) => Promise<void>): Promise<void> {
  const draft = join(dirname(file), `.${randomUUID()}.draft`);
  try {
    await write(draft);
    await renameDurably(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function putWhole(file: string, content: FileContent): Promise<void> {
  await createFolder(dirname(file));
  if (content instanceof Uint8Array) return viaDraft(file, (draft) => writeBytes(draft, content));
  try {
    await renameDurably(content.path, file);
  } catch (error) {
    // A file cannot be renamed across file systems.
    if (!isCode(error, 'EXDEV')) throw error;
    await viaDraft(file, (draft) => copyWhole(content.path, draft));
  }
}

/** Returns null for the error that a file does not exist. @throws any other error. */
function nullIfMissing(error: unknown): null {
  if (isMissingFile(error)) return null;
  throw error;
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
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
      if (isMissingFile(error)) return [];
      throw error;
    });
    for (const entry of entries) {
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
      if (!isStorePath(path)) return null;
      const bytes = await readFile(fileOf(path)).catch(nullIfMissing);
      return bytes === null ? null : new Uint8Array(bytes);
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
