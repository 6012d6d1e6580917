/** A file of the store, as its list names it. */
export interface StoreEntry {
  path: string;
  changedAt: Date;
}

/** What is put into the store: bytes, or a file of this machine that moves there. */
export type FileContent = Uint8Array | { readonly path: string };

/**
 * Where the bytes of uploads are: a folder, or whatever else can do what is asked here. Paths are the server's own, like
 * `documents/5c0f….pdf`; nothing that a person typed gets here.
 */
export interface FileStore {
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
  /** The identity of the database that the files belong to; null when the store was never told. */
  owner(): Promise<string | null>;
  setOwner(identity: string): Promise<void>;
}
