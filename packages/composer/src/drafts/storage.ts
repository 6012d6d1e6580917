import { isRecord } from '@kermesse/sections/json';
import { historyLength, type History } from '../document/history.ts';
import { composerDatabase } from './database.ts';
import { readColors } from './share.ts';
import type { Draft } from '../store/workspace.ts';

/** A store of drafts that persists across visits, with their histories. */
export interface DraftStorage {
  load(): Promise<{ drafts: Draft[]; active?: string }>;
  /** Returns the stored drafts of these keys. */
  read(keys: readonly string[]): Promise<Draft[]>;
  /**
   * Stores drafts, removes others and stores the key of the open one, in one transaction. Transactions end in the order
   * in which they began.
   *
   * @param gone the keys of the drafts to remove.
   */
  save(changed: readonly Draft[], gone: readonly string[], active: string): Promise<void>;
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
export const indexedDbStorage = (): DraftStorage => ({
  async load() {
    const transaction = (await composerDatabase()).transaction(['drafts', 'state']);
    const [stored, active] = await Promise.all([
      transaction.objectStore('drafts').getAll(),
      transaction.objectStore('state').get('active'),
    ]);
    return {
      drafts: stored.flatMap((each) => parseDraft(each) ?? []),
      active: typeof active === 'string' ? active : undefined,
    };
  },
  async read(keys) {
    const store = (await composerDatabase()).transaction('drafts').store;
    const stored = await Promise.all(keys.map((key) => store.get(key)));
    return stored.flatMap((each) => parseDraft(each) ?? []);
  },
  async save(changed, gone, active) {
    const transaction = (await composerDatabase()).transaction(['drafts', 'state'], 'readwrite');
    const store = transaction.objectStore('drafts');
    await Promise.all([
      ...changed.map((draft) => store.put(draft)),
      ...gone.map((key) => store.delete(key)),
      transaction.objectStore('state').put(active, 'active'),
      transaction.done,
    ]);
  },
});

/** Stores drafts in memory until the page unloads, for stories and tests. */
export function memoryStorage(first: readonly Draft[] = []): DraftStorage {
  const kept = new Map(first.map((draft) => [draft.key, draft]));
  let shown: string | undefined;
  return {
    load: async () => ({ drafts: [...kept.values()], active: shown }),
    read: async (keys) => keys.flatMap((key) => kept.get(key) ?? []),
    async save(changed, gone, active) {
      for (const draft of changed) kept.set(draft.key, draft);
      for (const key of gone) kept.delete(key);
      shown = active;
    },
  };
}
