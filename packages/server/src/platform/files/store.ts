/** A file of the store, as its list names it. */
export interface StoreEntry {
  path: string;
  changedAt: Date;
}

/** What is put into the store: bytes, or a file of this machine that moves there. */
export type FileContent = Uint8Array | { readonly path: string };

/** Two or three names between slashes, none of which begins with a dot: the paths that a store has files under. */
export const isStorePath = (path: string): boolean => /^[a-z]+(?:\/[a-z]+)?\/[\w-]+(?:\.[\w-]+)*$/i.test(path);

/** The day that what is set aside so many days ago is filed under: an ISO date, so days are in order as texts are. */
export const asideDay = (daysAgo: number): string =>
  new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);

/**
 * Where the bytes of uploads are: a folder, or whatever else can do what is asked here. Paths are the server's own, like
 * `documents/5c0f….pdf`; nothing that a person typed gets here.
 */
export interface FileStore {
  /** Where it is, for operators: a folder, or `s3://bucket/prefix/`. */
  readonly place: string;
  /** Keeps a file, whole or not at all. */
  put(path: string, content: FileContent): Promise<void>;
  /** The bytes, or null when there are none. */
  get(path: string): Promise<Uint8Array<ArrayBuffer> | null>;
  has(path: string): Promise<boolean>;
  /** Takes a file away; nothing happens when it is not there. */
  remove(path: string): Promise<void>;
  /** Every file there is, and drafts that were never finished; not what is set aside. */
  list(): AsyncIterable<StoreEntry>;
  /** Takes a file away so that it can come back. */
  setAside(path: string): Promise<void>;
  /** Brings files back that were set aside, unless there is one in their place; gives how many. */
  bringBack(wanted: ReadonlySet<string>): Promise<number>;
  /** Removes what was set aside that many days ago or earlier, for good. */
  emptyAside(days: number): Promise<void>;
  /** The identity of the database that the files belong to; null when it has no owner yet. */
  owner(): Promise<string | null>;
  setOwner(identity: string): Promise<void>;
}
