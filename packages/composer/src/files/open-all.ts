import { commentsOf, withComments, withoutComments } from '../document/comments.ts';
import { isSameJson } from '../document/json.ts';
import { watchKnownLock, type DraftLock } from '../drafts/draft-lock.ts';
import { draftOf, freeKey, type EditorStore, type Draft } from '../store/workspace.ts';
import type { ReadDocument } from './read-file.ts';

/**
 * Opens a document and shows it. If a draft with the same key is open, the document becomes a step in its history, so
 * that it can be undone. Its comments become a separate step before, so that undoing an outdated copy of the page keeps
 * the reviewer's comments.
 * @returns a function that restores the replaced content of a draft while it is open; undefined if nothing was replaced
 */
export function openDocument(store: EditorStore, draft: Draft): (() => void) | undefined {
  const before = store.get().drafts[draft.key];
  const known = before?.history.present;
  if (before !== undefined && draft.colors !== undefined) store.replaceDraft({ ...before, colors: draft.colors });
  store.open(draft);
  if (known === undefined) return undefined;
  const given = draft.history.present;
  const [mine, theirs] = [commentsOf(known), commentsOf(given)];
  const merged = withComments(known, mine, theirs);
  if (!isSameJson(commentsOf(merged), mine)) store.applyCommand({ do: 'replace', configuration: merged });
  if (isSameJson(withoutComments(known), withoutComments(given))) return undefined;
  store.applyCommand({ do: 'replace', configuration: given });
  // As a step of its own: the editor may have changed the page since.
  return () => {
    if (store.get().drafts[draft.key] === undefined) return;
    store.show(draft.key);
    store.applyCommand({ do: 'replace', configuration: merged });
  };
}

/** Creates a draft of a document that is stored nowhere else. It counts as changed. */
export const draftOfFile = ({ kind, configuration, colors }: ReadDocument): Draft => ({
  ...draftOf(kind, configuration),
  changedAt: Date.now(),
  ...(colors !== undefined && { colors }),
});

/** Lets the browser render and handle events between two documents. */
const pause = () => new Promise((done) => setTimeout(done));

/** What happens with a document that nobody has just chosen, such as that of a link, or one that had to wait. */
export interface OpenHandlers {
  /** Called after the document has opened, with a function that restores the content of a draft that it replaced. */
  onOpened: (undo: (() => void) | undefined) => void;
  /**
   * Called if another window has changed the draft while the document waited for it. It is not opened then. Without
   * this handler it is.
   */
  onOutdated?: () => void;
}

/**
 * Opens a document once this window holds the lock of its draft: at once if the draft is not open. Waits only until it
 * is known which window holds the lock.
 *
 * @returns false if another window holds it, so that the document opens later
 */
export async function openWithLock(
  store: EditorStore,
  draft: Draft,
  draftLock: DraftLock | undefined,
  handlers?: OpenHandlers,
): Promise<boolean> {
  const open = () => {
    const undo = openDocument(store, draft);
    handlers?.onOpened(undo);
  };
  const content = () => withoutComments(store.get().drafts[draft.key]?.history.present ?? {});
  if (draftLock === undefined || store.get().drafts[draft.key] === undefined) {
    open();
    return true;
  }
  store.show(draft.key);
  const before = content();
  return new Promise((done) => {
    watchKnownLock(draftLock, (isHeld, stop) => {
      if (store.get().active !== draft.key) return;
      done(isHeld);
      if (!isHeld) return;
      stop();
      if (handlers?.onOutdated === undefined || isSameJson(content(), before)) open();
      else handlers.onOutdated();
    });
  });
}

/**
 * Opens documents and shows the first: the new ones at once, then the ones that change an open draft, one after
 * another. A document whose draft another window has locked waits. Pages with the same address stay separate.
 *
 * @param onOpenedLater called after a document that had to wait has opened, with the number of documents that wait, and
 * a function that restores the content of a draft that it replaced
 * @returns the number of documents that wait
 */
export async function openAll(
  store: EditorStore,
  documents: readonly ReadDocument[],
  draftLock: DraftLock | undefined,
  onOpenedLater: (waiting: number, undo: (() => void) | undefined) => void,
): Promise<number> {
  const byKey: Record<string, Draft> = {};
  const drafts = documents.map((document) => {
    const draft = draftOfFile(document);
    const key = draft.kind === 'site' ? draft.key : freeKey(byKey, draft.key);
    byKey[key] = { ...draft, key };
    return byKey[key];
  });
  const open = new Set(Object.keys(store.get().drafts));
  const added = drafts.filter(({ key }) => !open.has(key) && open.add(key));
  store.add(added);
  const waiting = new Set<Draft>();
  for (const draft of drafts.filter((each) => !added.includes(each))) {
    const onOpened: OpenHandlers['onOpened'] = (undo) => {
      if (waiting.delete(draft)) onOpenedLater(waiting.size, undo);
    };
    if (!(await openWithLock(store, draft, draftLock, { onOpened }))) waiting.add(draft);
    await pause();
  }
  const [first] = drafts;
  if (first !== undefined) store.show(first.key);
  return waiting.size;
}
