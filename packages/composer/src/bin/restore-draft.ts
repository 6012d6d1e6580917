import { watchKnownLock, type DraftLock } from '../drafts/draft-lock.ts';
import { openDocument } from '../files/open-all.ts';
import { timeOfChange, type Draft, type EditorStore } from '../store/workspace.ts';
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
 * Returns an open draft as a continuation of a restored one. With the base of the restored one, publishing reports the
 * versions since then, which the restored content does not have.
 */
const continuationOf = (open: Draft, { base, sent, created, unsent }: Draft): Draft => ({
  ...open,
  base,
  sent,
  created,
  unsent: open.unsent === undefined ? unsent : { ...unsent, ...open.unsent },
  changedAt: timeOfChange(open),
});

/**
 * Restores a draft and removes it from the bin. If a draft with the same key is open, the content of the restored one
 * becomes a step in its history.
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
  const open = store.get().drafts[draft.key];
  if (open !== undefined && open !== draft) store.replaceDraft(continuationOf(open, draft));
  openDocument(store, draft);
  await restoreFromBin(id).catch(() => false);
  return 'restored';
}
