/** A file in the listing of a store. */
export interface StoreEntry {
  path: string;
  changedAt: Date;
}

/** The content to store: bytes, or a local file that is moved into the store. */
export type FileContent = Uint8Array | { readonly path: string };

/** Whether a path is a valid store path: two or three names between slashes, none of which begins with a dot. */
export const isStorePath = (path: string): boolean => /^[a-z]+(?:\/[a-z]+)?\/[\w-]+(?:\.[\w-]+)*$/i.test(path);

/** The bytes of a stored file, which are read while they are sent. Read or cancel the stream. */
export interface StoredStream {
  /** The number of bytes, if it is known. */
  size?: number;
  stream: ReadableStream<Uint8Array>;
}

/**
 * Returns the ISO date of a number of days ago. It names the folder of files set aside that day; dates sort as strings.
 */
export const setAsideDate = (daysAgo: number): string =>
  new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);

/**
 * A store of uploaded files: a folder or a bucket. The server makes the paths, such as `documents/5c0f….pdf`; they
 * never contain user input.
 */
export interface FileStore {
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
  /** Lists all files, including unfinished drafts and excluding files that are set aside. */
  list(): AsyncIterable<StoreEntry>;
  /** Sets a file aside: removes it so that it can be restored. */
  setAside(path: string): Promise<void>;
  /** Restores files that were set aside, unless a file exists at their path. Returns the number of restored files. */
  restore(wanted: ReadonlySet<string>): Promise<number>;
  /** Deletes the files that were set aside that many days ago or earlier. */
  deleteSetAside(days: number): Promise<void>;
  /** Returns the identity of the database that owns the files; null when the store has no owner yet. */
  owner(): Promise<string | null>;
  setOwner(identity: string): Promise<void>;
}
