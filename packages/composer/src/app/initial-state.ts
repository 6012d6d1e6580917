import { draftOfFile } from '../files/open-all.ts';
import { readInWorker, type ReadOptions } from '../files/reader.ts';
import { removeUnloadCopies, withUnloadCopies } from '../drafts/save-on-unload.ts';
import { isShareLink } from '../drafts/share.ts';
import type { DraftStorage } from '../drafts/storage.ts';
import { createEditorStore, type EditorStore, type Draft } from '../store/workspace.ts';

/**
 * Loads the drafts of the last visit, with the copies saved on unload. The copies stay until their drafts are saved.
 * Returns only the copies where the storage fails.
 */
async function loadSavedDrafts(
  storage: DraftStorage,
): Promise<{ drafts: Draft[]; active?: string; notLoaded: boolean }> {
  const loaded = await storage.load().catch(() => undefined);
  if (loaded === undefined) return { drafts: withUnloadCopies([]), notLoaded: true };
  const { drafts, active } = loaded;
  const whole = withUnloadCopies(drafts);
  const newer = whole.filter((draft) => !drafts.includes(draft));
  try {
    if (newer.length > 0) await storage.save(newer, [], active ?? newer[0]?.key ?? '');
    removeUnloadCopies(whole.map(({ key }) => key));
  } catch {
    // The storage is full. Autosave removes a copy when it saves the draft.
  }
  return { drafts: whole, active, notLoaded: false };
}

/** The initial state of the composer. */
export interface InitialState {
  /** A store with the drafts of the last visit and their histories. */
  store: EditorStore;
  /** The page in the fragment of the URL, if there is one. */
  shared?: Draft;
  /** Whether the fragment is a share link that contains no page. */
  damagedLink: boolean;
  /** Whether the storage failed, so that it may have drafts that are not in the store. */
  notLoaded: boolean;
}

/**
 * Creates the store with the drafts of the last visit, and reads the shared page in the fragment. The store is empty on
 * the first visit.
 */
export async function loadInitialState(
  storage: DraftStorage,
  fragment: string,
  options?: ReadOptions,
): Promise<InitialState> {
  const link = fragment === '' ? undefined : readInWorker({ fragment }, options);
  const [{ drafts, active, notLoaded }, read] = await Promise.all([loadSavedDrafts(storage), link]);
  const shared = read?.ok === true ? read.documents[0] : undefined;
  const first = drafts.find(({ key }) => key === active) ?? drafts[0];
  const store = createEditorStore(first);
  store.add(drafts);
  return {
    store,
    shared: shared && draftOfFile(shared),
    damagedLink: isShareLink(fragment) && read?.ok === false,
    notLoaded,
  };
}

/**
 * Returns the storage to save the drafts in. If it could not be loaded, it saves nothing: a draft could replace one
 * with the same key that was not read. Their copies saved on unload are merged with the drafts at the next start.
 */
export const storageToSave = (storage: DraftStorage, { notLoaded }: Pick<InitialState, 'notLoaded'>): DraftStorage =>
  notLoaded ? { ...storage, save: () => Promise.reject(new Error('The drafts were not loaded.')) } : storage;
