import { tolerant } from '@kermesse/api/schemas/common/tolerant';
import { editorConfiguration } from '@kermesse/api/schemas/pages/editor';
import { isRecord } from '@kermesse/sections/json';
import * as z from 'zod/mini';
import { historyLength } from '../document/history.ts';
import type { Configuration } from '../document/json.ts';
import { composerDatabase, onDatabaseReopened } from './database.ts';
import { sharedColors } from './share.ts';
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
  /** Calls a function when drafts may have disappeared from the storage. Returns a function that stops this. */
  watch?(onDoubt: () => void): () => void;
}

const configurations = z.pipe(
  z.array(z.unknown()),
  z.transform((list): readonly Configuration[] => list.filter(isRecord).slice(-historyLength)),
);

/** A comment that was not sent; only its text in a draft of an older release. */
const unsentComment = z.union([
  z.object({ text: z.string(), check: tolerant(z.optional(z.string()), undefined) }),
  z.pipe(
    z.string(),
    z.transform((text) => ({ text })),
  ),
]);

/** A stored draft. Optional parts that are invalid are left out. */
export const storedDraft = z.object({
  key: z.string(),
  kind: tolerant(z.enum(['page', 'site']), 'page'),
  history: z.object({
    present: editorConfiguration,
    past: tolerant(configurations, []),
    future: tolerant(configurations, []),
  }),
  base: z.object({
    version: tolerant(z.number(), 0),
    configuration: tolerant(z.nullable(editorConfiguration), null),
  }),
  changedAt: tolerant(z.number(), 0),
  created: tolerant(z.optional(z.literal(true)), undefined),
  sent: tolerant(z.optional(configurations), undefined),
  unsent: tolerant(z.optional(z.record(z.string(), unsentComment)), undefined),
  colors: tolerant(z.optional(sharedColors), undefined),
});

/** Parses a stored draft; returns undefined for anything else (data of an older release, or edited by hand). */
export const parseDraft = (value: unknown): Draft | undefined => z.safeParse(storedDraft, value).data;

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
    const requests = [
      ...changed.map((draft) => store.put(draft)),
      ...gone.map((key) => store.delete(key)),
      transaction.objectStore('state').put(active, 'active'),
    ];
    // Otherwise the transaction ends only after the responses, which a window that closes does not get.
    transaction.commit();
    await Promise.all([...requests, transaction.done]);
  },
  watch: onDatabaseReopened,
});
