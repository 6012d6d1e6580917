import { dayMilliseconds } from '@kermesse/api/schemas/common/durations';

/** A file in the listing of a store. */
export interface StoreEntry {
  path: string;
  changedAt: Date;
}

/** The content to store: bytes, or a local file that is moved into the store. */
export type FileContent = Uint8Array | { readonly path: string };

/** The bytes of a stored file, which are read while they are sent. Read or cancel the stream. */
export interface StoredStream {
  /** The number of bytes, if it is known. */
  size?: number;
  stream: ReadableStream<Uint8Array>;
}

/** Where a store keeps its files: a folder or a bucket. Paths are relative to it, with slashes. */
export interface FileStorage {
  /** The location, for operators: a folder, or `s3://bucket/prefix/`. */
  readonly location: string;
  /** Stores a file atomically. */
  put(path: string, content: FileContent): Promise<void>;
  /** Returns the bytes, or null when the file does not exist. */
  get(path: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /**
   * Returns the bytes as a stream, or null when the file does not exist. For responses: a client that reads slowly then
   * occupies no memory for the whole file.
   */
  stream(path: string): Promise<StoredStream | null>;
  has(path: string): Promise<boolean>;
  /** Removes a file; does nothing when it does not exist. */
  remove(path: string): Promise<void>;
  /** Removes all files in a folder, whose path ends in a slash. */
  removeFolder(path: string): Promise<void>;
  /** Moves a file. Returns false when it does not exist, for example because another process has moved it. */
  move(from: string, to: string): Promise<boolean>;
  /** Lists all files, or those in a folder, whose path ends in a slash. Includes unfinished drafts. */
  list(folder?: string): AsyncIterable<StoreEntry>;
}

/**
 * A store of uploaded files. The server makes the paths, such as `documents/5c0f….pdf`; they never contain user input.
 */
export interface FileStore extends Omit<FileStorage, 'list' | 'move' | 'removeFolder'> {
  /**
   * Lists all files, including unfinished drafts. Excludes files that are set aside, and files that other programs left
   * there, such as `.DS_Store`.
   */
  list(): AsyncIterable<StoreEntry>;
  /** Sets a file aside: removes it so that it can be restored. */
  setAside(path: string): Promise<void>;
  /** Restores files that were set aside, unless a file exists at their path. Returns the number of restored files. */
  restore(paths: ReadonlySet<string>): Promise<number>;
  /** Deletes the files that were set aside that many days ago or earlier. */
  deleteSetAside(days: number): Promise<void>;
  /** Returns the identity of the database that owns the files; null when the store has no owner yet. */
  owner(): Promise<string | null>;
  setOwner(identity: string): Promise<void>;
}

/** The file with the identity of the database that owns the store. */
const ownerPath = '.database';
/** The folder for files that are set aside, with one subfolder per day. */
const asideFolder = '.set-aside/';

/** Returns the folder of files that were set aside so many days ago. The paths of these folders sort by date. */
const asideFolderOf = (daysAgo: number) =>
  `${asideFolder}${new Date(Date.now() - daysAgo * dayMilliseconds).toISOString().slice(0, 10)}/`;

/** Whether a path is a valid store path: two or three names between slashes, none of which begins with a dot. */
const isStorePath = (path: string) => /^[a-z]+(?:\/[a-z]+)?\/[\w-]+(?:\.[\w-]+)*$/i.test(path);

/** Whether a listed file is an unfinished draft. */
export const isDraft = (path: string): boolean => path.endsWith('.draft');

function requireStorePath(path: string): string {
  if (!isStorePath(path)) throw new Error('The path in the file store is invalid');
  return path;
}

/** Creates a store in a folder or a bucket. Names that begin with a dot are internal to it. */
export function createStoreIn(storage: FileStorage): FileStore {
  return {
    location: storage.location,
    put: async (path, content) => storage.put(requireStorePath(path), content),
    get: async (path) => (isStorePath(path) ? storage.get(path) : null),
    stream: async (path) => (isStorePath(path) ? storage.stream(path) : null),
    has: async (path) => isStorePath(path) && storage.has(path),
    // The names of drafts, which `list` yields, are not store paths.
    remove: async (path) => storage.remove(isDraft(path) ? path : requireStorePath(path)),
    async *list() {
      for await (const entry of storage.list()) if (isStorePath(entry.path) || isDraft(entry.path)) yield entry;
    },
    async setAside(path) {
      await storage.move(requireStorePath(path), asideFolderOf(0) + path);
    },
    async restore(wanted) {
      let count = 0;
      for await (const { path: from } of storage.list(asideFolder)) {
        const path = from.slice(asideFolderOf(0).length);
        if (wanted.has(path) && !(await storage.has(path)) && (await storage.move(from, path))) count += 1;
      }
      return count;
    },
    async deleteSetAside(days) {
      const folders = new Set<string>();
      for await (const { path } of storage.list(asideFolder)) folders.add(path.slice(0, asideFolderOf(0).length));
      for (const folder of folders) if (folder <= asideFolderOf(days)) await storage.removeFolder(folder);
    },
    async owner() {
      const bytes = await storage.get(ownerPath);
      return bytes === null ? null : new TextDecoder().decode(bytes).trim() || null;
    },
    setOwner: (identity) => storage.put(ownerPath, Buffer.from(`${identity}\n`)),
  };
}
