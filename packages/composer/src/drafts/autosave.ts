import type { EditorStore, Draft, Workspace } from '../store/workspace.ts';
import { createStore, type Store } from '../store/store.ts';
import { removeUnloadCopies, saveOnUnload } from './save-on-unload.ts';
import type { DraftStorage } from './storage.ts';

/** The state of autosave. */
export type SavingState = 'saved' | 'saving' | 'failed';

/** The debounce before drafts are saved, and the delay before a failed save is retried, in milliseconds. */
const saveDelay = 150;
const retryDelay = 5000;

/** The keys of the drafts that autosave changed in the storage. */
export interface SavedChanges {
  /** The saved drafts. */
  keys: readonly string[];
  /** The removed drafts. */
  gone: readonly string[];
  /** The pages that got another address: their former keys, which are `gone`, and their keys now. */
  moved: readonly { from: string; to: string }[];
}

/** Saves drafts as they change. */
export interface Autosave {
  state: Store<SavingState>;
  /**
   * Saves all changes now and returns whether that succeeded.
   *
   * @param key a draft that is saved although another window is about to lock it.
   */
  flush(key?: string): Promise<boolean>;
  /** Marks a draft as saved, since it was just loaded from the storage. */
  markSaved(draft: Draft): void;
  /** Marks a draft as unsaved, since another window has removed it from the storage while it is open here. */
  markUnsaved(key: string): void;
  stop(): void;
}

/**
 * Saves every draft shortly after it changes, and at once when the page is hidden or unloaded. Retries a failed save
 * every few seconds and with the next change. Does not save a draft that another window has locked.
 *
 * @param onSaved called after each save.
 */
export function autosave(
  store: EditorStore,
  storage: DraftStorage,
  onSaved: (changes: SavedChanges) => void = () => undefined,
): Autosave {
  const state = createStore<SavingState>('saved');
  let savedDrafts: Readonly<Record<string, Draft>> = store.get().drafts;
  let savedActive = store.get().active;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const changedIn = ({ drafts, lockedElsewhere }: Workspace, including?: string) =>
    Object.values(drafts).filter(
      (draft) => savedDrafts[draft.key] !== draft && (draft.key === including || !lockedElsewhere.has(draft.key)),
    );

  async function save(including?: string): Promise<boolean> {
    clearTimeout(timer);
    const workspace = store.get();
    const { drafts, active } = workspace;
    const changed = changedIn(workspace, including);
    const gone = Object.keys(savedDrafts).filter((key) => drafts[key] === undefined);
    if (changed.length === 0 && gone.length === 0 && active === savedActive) {
      state.set('saved');
      return true;
    }
    try {
      await storage.save(changed, active);
      for (const key of gone) await storage.forget(key);
      const moved = changed.flatMap(({ key, movedFrom }) =>
        movedFrom !== undefined && gone.includes(movedFrom) && savedDrafts[key] === undefined
          ? [{ from: movedFrom, to: key }]
          : [],
      );
      savedDrafts = Object.fromEntries(
        Object.entries({ ...savedDrafts, ...Object.fromEntries(changed.map((draft) => [draft.key, draft])) }).filter(
          ([key]) => !gone.includes(key),
        ),
      );
      savedActive = active;
      removeUnloadCopies(gone);
      removeUnloadCopies(
        changed.filter(({ key, changedAt }) => store.get().drafts[key]?.changedAt === changedAt).map(({ key }) => key),
      );
      onSaved({ keys: changed.map(({ key }) => key), gone, moved });
      if (store.get().drafts === drafts) state.set('saved');
      return true;
    } catch {
      state.set('failed');
      if (!stopped) timer = setTimeout(() => void save(), retryDelay);
      return false;
    }
  }
  const later = () => {
    const workspace = store.get();
    const gone = Object.keys(savedDrafts).some((key) => workspace.drafts[key] === undefined);
    if (!gone && workspace.active === savedActive && changedIn(workspace).length === 0) return;
    state.set('saving');
    clearTimeout(timer);
    timer = setTimeout(() => void save(), saveDelay);
  };
  const now = () => {
    saveOnUnload(changedIn(store.get()));
    void save();
  };
  const stop = store.subscribe(later);
  addEventListener('pagehide', now);
  document.addEventListener('visibilitychange', now);
  return {
    state,
    flush: save,
    markSaved(draft) {
      savedDrafts = { ...savedDrafts, [draft.key]: draft };
    },
    markUnsaved(key) {
      savedDrafts = Object.fromEntries(Object.entries(savedDrafts).filter(([name]) => name !== key));
    },
    stop() {
      stopped = true;
      stop();
      removeEventListener('pagehide', now);
      document.removeEventListener('visibilitychange', now);
      void save();
    },
  };
}
