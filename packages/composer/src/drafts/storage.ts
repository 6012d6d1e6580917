import { isRecord } from '@kermesse/sections/json';
import { historyLength, type History } from '../document/history.ts';
import { readColors } from './share.ts';
import type { Draft } from '../store/workspace.ts';

/** A store of drafts that persists across visits, with their histories. */
export interface DraftStorage {
  load(): Promise<{ drafts: Draft[]; active?: string }>;
  save(drafts: readonly Draft[], active: string): Promise<void>;
  forget(key: string): Promise<void>;
}

const databaseName = 'kermesse-composer';
const draftsName = 'drafts';
/** The object store of the open draft's key and of the bin. */
export const stateName = 'state';

/** Opens the composer's IndexedDB database. It also contains the saved versions. */
export function openDatabase(): Promise<IDBDatabase> {
  return new Promise((done, failed) => {
    const request = indexedDB.open(databaseName, 1);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(draftsName, { keyPath: 'key' });
      request.result.createObjectStore(stateName);
      request.result
        .createObjectStore('versions', { keyPath: 'id', autoIncrement: true })
        .createIndex('draft', 'draft');
    });
    request.addEventListener('success', () => done(request.result));
    request.addEventListener('error', () =>
      failed(new Error('The browser could not open the IndexedDB database of the composer.', { cause: request.error })),
    );
  });
}

/** Returns the result of an IndexedDB request. @throws if it fails. */
export function requestResult<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, failed) => {
    request.addEventListener('success', () => done(request.result));
    request.addEventListener('error', () =>
      failed(new Error('The request to the IndexedDB database failed.', { cause: request.error })),
    );
  });
}

/** Waits until a transaction is complete. @throws if it fails or is aborted. */
export function transactionEnd(transaction: IDBTransaction): Promise<void> {
  return new Promise((done, failed) => {
    transaction.addEventListener('complete', () => done());
    transaction.addEventListener('error', () =>
      failed(new Error('The transaction of the IndexedDB database failed.', { cause: transaction.error })),
    );
    transaction.addEventListener('abort', () =>
      failed(new Error('The transaction of the IndexedDB database failed.', { cause: transaction.error })),
    );
  });
}

const configurations = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord).slice(-historyLength) : []);

function colorsIn(value: unknown): Pick<Draft, 'colors'> {
  const colors = isRecord(value) ? readColors([value['primary'], value['secondary'], value['accent']]) : undefined;
  return colors === undefined ? {} : { colors };
}

/** Parses a stored draft; returns undefined for anything else (data of an older release, or edited by hand). */
export function parseDraft(value: unknown): Draft | undefined {
  if (!isRecord(value) || typeof value['key'] !== 'string' || !isRecord(value['history']) || !isRecord(value['base']))
    return undefined;
  const { present, past, future } = value['history'];
  if (!isRecord(present)) return undefined;
  const history: History = { present, past: configurations(past), future: configurations(future) };
  const { version, configuration } = value['base'];
  const base = {
    version: typeof version === 'number' ? version : 0,
    configuration: isRecord(configuration) ? configuration : null,
  };
  const changedAt = typeof value['changedAt'] === 'number' ? value['changedAt'] : 0;
  return {
    key: value['key'],
    kind: value['kind'] === 'site' ? 'site' : 'page',
    history,
    base,
    changedAt,
    ...(value['created'] === true && { created: true }),
    ...(Array.isArray(value['sent']) && { sent: configurations(value['sent']) }),
    ...colorsIn(value['colors']),
  };
}

/**
 * Stores drafts in IndexedDB, each with its whole history. The structured clone stores shared parts of the history
 * once.
 */
export function indexedDbStorage(): DraftStorage {
  let database: Promise<IDBDatabase> | undefined;
  const open = () => {
    database ??= openDatabase();
    database.catch(() => (database = undefined));
    return database;
  };
  return {
    async load() {
      const transaction = (await open()).transaction([draftsName, stateName]);
      const [stored, active] = await Promise.all([
        requestResult<unknown[]>(transaction.objectStore(draftsName).getAll()),
        requestResult<unknown>(transaction.objectStore(stateName).get('active')),
      ]);
      return {
        drafts: stored.flatMap((each) => parseDraft(each) ?? []),
        active: typeof active === 'string' ? active : undefined,
      };
    },
    async save(drafts, active) {
      const transaction = (await open()).transaction([draftsName, stateName], 'readwrite');
      for (const draft of drafts) transaction.objectStore(draftsName).put(draft);
      transaction.objectStore(stateName).put(active, 'active');
      await transactionEnd(transaction);
    },
    async forget(key) {
      const transaction = (await open()).transaction(draftsName, 'readwrite');
      transaction.objectStore(draftsName).delete(key);
      await transactionEnd(transaction);
    },
  };
}

/** Stores drafts in memory until the page unloads, for stories and tests. */
export function memoryStorage(first: readonly Draft[] = []): DraftStorage {
  const kept = new Map(first.map((draft) => [draft.key, draft]));
  let shown: string | undefined;
  return {
    load: async () => ({ drafts: [...kept.values()], active: shown }),
    async save(drafts, active) {
      for (const draft of drafts) kept.set(draft.key, draft);
      shown = active;
    },
    async forget(key) {
      kept.delete(key);
    },
  };
}
