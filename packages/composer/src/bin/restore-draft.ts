import { watchKnownLock, type DraftLock } from '../drafts/draft-lock.ts';
import { openDocument } from '../files/open-all.ts';
import type { Draft, EditorStore } from '../store/workspace.ts';
import { isInBin, restoreFromBin } from './local-bin.ts';

/**
 * The result of restoring a draft. `gone`: another window restored it first; `locked`: another window edits its
 * document, so the draft stays in the bin.
 */
export type RestoreResult = 'restored' | 'gone' | 'locked';

/**
 * Opens a draft, or shows the open one with its key, and waits for its lock. Returns false if another window holds it.
 */
function openAndLock(store: EditorStore, draftLock: DraftLock | undefined, draft: Draft): Promise<boolean> {
  store.open(draft);
  if (draftLock === undefined) return Promise.resolve(true);
  return new Promise((done) => {
    watchKnownLock(draftLock, (isHeld, stop) => {
      stop();
      done(isHeld && store.get().active === draft.key);
    });
  });
}

/**
 * Restores a draft and removes it from the bin. If a draft with the same key is open, the restored one becomes a step
 * in its history.
 *
 * @param id the id of the draft in the bin
 */
export async function restoreDraft(
  store: EditorStore,
  draftLock: DraftLock | undefined,
  { id, draft }: { id: string; draft: Draft },
): Promise<RestoreResult> {
  if (!(await isInBin(id).catch(() => true))) return 'gone';
  if (!(await openAndLock(store, draftLock, draft))) return 'locked';
  openDocument(store, draft);
  await restoreFromBin(id).catch(() => false);
  return 'restored';
}
