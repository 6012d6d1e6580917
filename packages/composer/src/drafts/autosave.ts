import { confirmUnload } from '@kermesse/ui/confirm-unload';
import type { EditorStore, Draft } from '../store/workspace.ts';
import { createStore, type Store } from '../store/store.ts';
import { lockedDrafts } from '../store/locked-drafts.ts';
import { removeUnloadCopies, saveOnUnload } from './save-on-unload.ts';
import type { DraftStorage } from './storage.ts';

/** The state of autosave. */
export type SavingState = 'saved' | 'saving' | 'failed';

/**
 * The debounce before drafts are saved, the longest delay while they keep changing, and the delay before a failed save
 * is retried, in milliseconds.
 */
const saveDelay = 150;
const longestDelay = 1000;
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
 * every few seconds and with the next change. Does not save a draft that another window has locked. Saves drafts again
 * that disappear from the storage.
 *
 * @param onSaved called after each save.
 * @param onLost called after drafts have disappeared from the storage.
 */
export function autosave(
  store: EditorStore,
  storage: DraftStorage,
  onSaved: (changes: SavedChanges) => void = () => undefined,
  onLost: () => void = () => undefined,
): Autosave {
  const state = createStore<SavingState>('saved');
  /** The drafts and the key of the open one as the storage has them once all saves that have begun succeed. */
  let stored: Readonly<Record<string, Draft>> = store.get().drafts;
  let storedActive: string | undefined = store.get().active;
  /** The saves that run with their drafts, in the order in which they began. */
  const running = new Map<Promise<boolean>, readonly Draft[]>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When the oldest change was made that waits for `timer`. */
  let waitingSince: number | undefined;
  let stopped = false;

  /** Returns the changes since the last save, including those of one locked draft. */
  function unsaved(including?: string) {
    const { drafts, active, lockedElsewhere } = store.get();
    const changed = Object.values(drafts).filter(
      (draft) => stored[draft.key] !== draft && (draft.key === including || !lockedElsewhere.has(draft.key)),
    );
    const gone = Object.values(stored).filter(({ key }) => drafts[key] === undefined);
    return { changed, gone, active, some: changed.length > 0 || gone.length > 0 || active !== storedActive };
  }
  const setStored = (key: string, draft: Draft | undefined) => {
    const { [key]: _, ...others } = stored;
    stored = draft === undefined ? others : { ...others, [key]: draft };
  };

  /** Saves changes. The saves that run at once must end in the order in which they began, as transactions do. */
  async function write({ changed, gone, active }: ReturnType<typeof unsaved>): Promise<boolean> {
    const before = stored;
    const goneKeys = gone.map(({ key }) => key);
    const moved = changed.flatMap(({ key, movedFrom }) =>
      movedFrom !== undefined && goneKeys.includes(movedFrom) && before[key] === undefined
        ? [{ from: movedFrom, to: key }]
        : [],
    );
    for (const draft of changed) setStored(draft.key, draft);
    for (const key of goneKeys) setStored(key, undefined);
    storedActive = active;
    removeUnloadCopies(goneKeys);
    try {
      await storage.save(changed, goneKeys, active);
    } catch {
      for (const draft of changed) if (stored[draft.key] === draft) setStored(draft.key, before[draft.key]);
      for (const draft of gone) if (stored[draft.key] === undefined) setStored(draft.key, draft);
      storedActive = undefined;
      return false;
    }
    const isCurrent = ({ key, changedAt }: Draft) => store.get().drafts[key]?.changedAt === changedAt;
    removeUnloadCopies(changed.filter(isCurrent).map(({ key }) => key));
    onSaved({ keys: changed.map(({ key }) => key), gone: goneKeys, moved });
    return true;
  }

  async function save(including?: string): Promise<boolean> {
    clearTimeout(timer);
    waitingSince = undefined;
    const changes = unsaved(including);
    if (changes.some) {
      const written = write(changes).finally(() => running.delete(written));
      running.set(written, changes.changed);
    }
    const succeeded = (await Promise.all(running.keys())).every(Boolean);
    if (succeeded && !unsaved().some) state.set('saved');
    if (succeeded) return true;
    state.set('failed');
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(() => void save(), retryDelay);
    return false;
  }
  const later = () => {
    if (!unsaved().some) return;
    state.set('saving');
    clearTimeout(timer);
    const time = performance.now();
    waitingSince ??= time;
    timer = setTimeout(() => void save(), Math.max(0, Math.min(saveDelay, waitingSince + longestDelay - time)));
  };
  /**
   * Saves the drafts again that the storage should have and does not have any more, and all of them if it cannot be
   * read. Other windows save the drafts that they have locked, and may have newer changes in them.
   */
  const saveMissing = async () => {
    const keys = Object.keys(stored);
    const [found, locked] = await Promise.all([storage.read(keys).catch(() => undefined), lockedDrafts()]);
    const missing = keys.filter((key) => found === undefined || !found.some((draft) => draft.key === key));
    if (missing.length === 0) return;
    for (const key of missing) if (key === store.get().active || !locked.has(key)) setStored(key, undefined);
    storedActive = undefined;
    state.set('saving');
    if (found !== undefined) onLost();
    await save();
  };
  /** Returns the open drafts that the storage may not have yet. */
  const notStored = () => {
    const drafts = [...[...running.values()].flat(), ...unsaved().changed];
    const open = store.get().drafts;
    return [...new Map(drafts.map((draft) => [draft.key, draft])).values()].filter(({ key }) => key in open);
  };
  const now = () => {
    saveOnUnload(notStored());
    void save();
  };
  state.subscribe(() => {
    // A retry that has not succeeded yet changes the state, too.
    if (state.get() !== 'saving') confirmUnload(state, state.get() === 'failed' && !stopped);
  });
  const stop = store.subscribe(later);
  const stopWatching = storage.watch?.(() => void saveMissing());
  addEventListener('pagehide', now);
  document.addEventListener('visibilitychange', now);
  return {
    state,
    flush: save,
    markSaved: (draft) => setStored(draft.key, draft),
    markUnsaved: (key) => setStored(key, undefined),
    stop() {
      stopped = true;
      stop();
      stopWatching?.();
      confirmUnload(state, false);
      removeEventListener('pagehide', now);
      document.removeEventListener('visibilitychange', now);
      void save();
    },
  };
}
