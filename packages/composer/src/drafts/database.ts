import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** The object stores. Their values are parsed when they are read, because an older release may have written them. */
interface ComposerSchema extends DBSchema {
  drafts: { key: string; value: unknown };
  /** The open draft's key and the bin. */
  state: { key: string; value: unknown };
  versions: { key: number; value: unknown; indexes: { draft: string } };
}

let database: Promise<IDBPDatabase<ComposerSchema>> | undefined;

const forget = () => {
  database = undefined;
};

function open(): Promise<IDBPDatabase<ComposerSchema>> {
  const opened = openDB<ComposerSchema>('kermesse-composer', 1, {
    upgrade(created) {
      created.createObjectStore('drafts', { keyPath: 'key' });
      created.createObjectStore('state');
      created.createObjectStore('versions', { keyPath: 'id', autoIncrement: true }).createIndex('draft', 'draft');
    },
    // Another window of a newer release upgrades the database, or the browser deletes it.
    blocking() {
      forget();
      void opened.then((connection) => connection.close());
    },
    terminated: forget,
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
