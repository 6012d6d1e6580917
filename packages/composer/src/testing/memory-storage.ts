import type { DraftLockOptions } from '../drafts/draft-lock.ts';
import type { DraftStorage } from '../drafts/storage.ts';
import type { Draft } from '../store/workspace.ts';

/** A saver of a draft lock for tests that save nothing. */
export const idleSaver: DraftLockOptions['saver'] = {
  flush: () => Promise.resolve(true),
  markSaved: () => undefined,
  markUnsaved: () => undefined,
};

/** Stores drafts in memory until the page unloads, for stories and tests. */
export function memoryStorage(first: readonly Draft[] = []): DraftStorage {
  const stored = new Map(first.map((draft) => [draft.key, draft]));
  let activeKey: string | undefined;
  return {
    load: async () => ({ drafts: [...stored.values()], active: activeKey }),
    read: async (keys) => keys.flatMap((key) => stored.get(key) ?? []),
    async save(changed, gone, active) {
      for (const draft of changed) stored.set(draft.key, draft);
      for (const key of gone) stored.delete(key);
      activeKey = active;
    },
  };
}
