import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** The object stores. Their values are parsed when they are read, because an older release may have written them. */
interface ComposerSchema extends DBSchema {
  drafts: { key: string; value: unknown };
  /** The open draft's key and the bin. */
  state: { key: string; value: unknown };
  versions: { key: number; value: unknown; indexes: { draft: string } };
}

let database: Promise<IDBPDatabase<ComposerSchema>> | undefined;

const reopened = new Set<() => void>();

/**
 * Calls a function when the database is open again after the browser closed or deleted it, so that it may be empty, and
 * when opening it failed.
 *
 * @returns a function that stops this
 */
export function onDatabaseReopened(listener: () => void): () => void {
  reopened.add(listener);
  return () => reopened.delete(listener);
}

const forget = () => {
  database = undefined;
};

function reopen(): void {
  forget();
  const notify = () => reopened.forEach((listener) => listener());
  composerDatabase().then(notify, notify);
}

function open(): Promise<IDBPDatabase<ComposerSchema>> {
  const opened = openDB<ComposerSchema>('kermesse-composer', 1, {
    upgrade(created) {
      created.createObjectStore('drafts', { keyPath: 'key' });
      created.createObjectStore('state');
      created.createObjectStore('versions', { keyPath: 'id', autoIncrement: true }).createIndex('draft', 'draft');
    },
    blocking(_current, next) {
      void opened.then((connection) => connection.close());
      // Without a next version the database is deleted. Otherwise another window of a newer release upgrades it.
      if (next === null) reopen();
      else forget();
    },
    terminated: reopen,
  });
  opened.catch(forget);
  return opened;
}

/**
 * Returns the connection to the composer's IndexedDB database: one per window. Rejects if the browser cannot open it.
 */
export function composerDatabase(): Promise<IDBPDatabase<ComposerSchema>> {
  database ??= open();
  return database;
}
