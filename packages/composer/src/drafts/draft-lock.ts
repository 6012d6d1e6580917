import { createStore, type Store } from '../store/store.ts';
import { isChanged, type Draft, type EditorStore } from '../store/workspace.ts';
import type { Autosave, SavedChanges } from './autosave.ts';
import { lockName } from '../store/locked-drafts.ts';
import { withUnloadCopies } from './save-on-unload.ts';
import type { DraftStorage } from './storage.ts';

/**
 * The lock of the open draft: only one window of a browser edits a draft at a time. The others show it read-only,
 * or take over.
 */
export interface DraftLock {
  /** Whether this window may edit the open draft: false while another window holds the lock, undefined until known. */
  held: Store<boolean | undefined>;
  /** Asks the other window to release the lock, and continues here with all its changes. */
  takeOver(): void;
  /** Notifies the other windows which drafts were saved, removed and moved, so that all list the same drafts. */
  notifyOthers(changes: SavedChanges): void;
  stop(): void;
}

/**
 * Calls `onKnown` with whether this window may edit the open draft: now if that is known, and whenever it changes or
 * becomes known, until `stop` is called.
 */
export function watchKnownLock({ held }: DraftLock, onKnown: (isHeld: boolean, stop: () => void) => void): void {
  const onChange = () => {
    const isHeld = held.get();
    if (isHeld !== undefined) onKnown(isHeld, stop);
  };
  const stop = held.subscribe(onChange);
  onChange();
}

export interface DraftLockOptions {
  saver: Pick<Autosave, 'flush' | 'markSaved' | 'markUnsaved'>;
  locks?: LockManager;
  /** The milliseconds a window has to release the lock. After that the lock is stolen. */
  timeout?: number;
  /**
   * The draft that this tab edited before a reload. Another window may have got its lock meanwhile; this window takes
   * it over once. Until then it is not known whether it may edit the draft, so that nothing that is typed is lost.
   */
  resumes?: string;
}

type Message =
  | ({ kind: 'saved' } & SavedChanges)
  | { kind: 'release'; key: string }
  /** A draft that could not be saved before the window released its lock. */
  | { kind: 'released'; draft: Draft };

/**
 * Returns whether a saved draft is newer than the one shown. Without changes, an older version is always outdated. Of
 * the same change, the draft that was sent more often is newer.
 */
function isNewer(saved: Draft, shown: Draft): boolean {
  const versions = saved.base.version - shown.base.version;
  if (versions < 0 && !isChanged(saved)) return false;
  if (versions > 0 && !isChanged(shown)) return true;
  if (saved.changedAt !== shown.changedAt) return saved.changedAt > shown.changedAt;
  return versions > 0 || (versions === 0 && (saved.sent ?? []).length > (shown.sent ?? []).length);
}

/** Returns whether a request ended because another window stole the lock, or this one switched to another draft. */
const wasAborted = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/**
 * Locks the open draft with the Web Locks API, which releases the lock when the window closes or crashes. While another
 * window holds the lock, this one shows the saved draft read-only and waits for the lock.
 */
export function createDraftLock(
  store: EditorStore,
  storage: DraftStorage,
  { saver, locks = navigator.locks, timeout = 1500, resumes }: DraftLockOptions,
): DraftLock {
  const held = createStore<boolean | undefined>(undefined);
  const channel = new BroadcastChannel('kermesse-composer');
  const post: (message: Message) => void = channel.postMessage.bind(channel);
  let waiting = new AbortController();
  let releaseLock: (() => void) | undefined;
  /** The requests of this window by draft. Each settles once the window neither holds the lock nor waits for it. */
  const requests = new Map<string, Promise<void>>();
  /** The functions that release the locks of drafts that are no longer shown and could not be saved yet. */
  const kept = new Map<string, () => void>();
  /** The changes of other windows, one after another: a draft may be saved and then removed. */
  let applying = Promise.resolve();
  let key: string | undefined;
  let resumed = resumes;
  /** Steals the lock unless the other window releases it in time. */
  let stealing: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  const setHeld = (of: string, isHeld: boolean) => {
    store.setLockedElsewhere(of, !isHeld);
    if (of === key) held.set(isHeld);
  };

  /** Loads saved drafts and copies saved on unload, and shows or lists those that are newer than the ones here. */
  async function refresh(keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    const before = store.get().drafts;
    const drafts = await storage.read(keys).catch((): Draft[] => []);
    for (const saved of withUnloadCopies(drafts).filter((draft) => keys.includes(draft.key))) {
      const shown = store.get().drafts[saved.key];
      const isClosed = before[saved.key] !== undefined && shown === undefined;
      if (isClosed || (shown !== undefined && !isNewer(saved, shown))) continue;
      if (drafts.includes(saved)) saver.markSaved(saved);
      store.replaceDraft(saved);
    }
  }

  /** Holds the lock until `releaseLock` is called. */
  async function holdLock(of: string, signal: AbortSignal): Promise<void> {
    if (signal.aborted || stopped) return;
    // Another window may take the lock over at once. This one must not steal it then.
    clearTimeout(stealing);
    const { promise: end, resolve: release } = Promise.withResolvers<void>();
    releaseLock = release;
    await refresh([of]);
    if (!signal.aborted && releaseLock === release) setHeld(of, true);
    await end;
  }

  /**
   * Requests the lock: at once if it is free, by force with `steal`, and otherwise in the queue. If the browser refuses
   * locks, this window may edit the draft, as without the Web Locks API.
   */
  async function requestLock(of: string, steal = false): Promise<void> {
    const { signal } = waiting;
    const onLock = (lock: Lock | null) => {
      const resumesNow = of === resumed;
      resumed = undefined;
      if (lock !== null) return holdLock(of, signal);
      if (resumesNow) takeOver();
      else setHeld(of, false);
      void refresh([of]);
      return undefined;
    };
    let refused = false;
    try {
      let had = false;
      await locks.request(lockName(of), steal ? { steal } : { ifAvailable: true }, (lock) => {
        had = lock !== null;
        return onLock(lock);
      });
      if (!had && !signal.aborted) await locks.request(lockName(of), { signal }, onLock);
    } catch (error) {
      refused = !wasAborted(error);
    }
    if (signal.aborted || stopped || of !== key) return;
    releaseLock = undefined;
    setHeld(of, refused);
    if (!refused) await requestLock(of);
  }

  function takeOver(): void {
    const requested = key;
    if (requested === undefined || held.get() === true) return;
    post({ kind: 'release', key: requested });
    clearTimeout(stealing);
    stealing = setTimeout(() => {
      stopWaiting();
      requests.set(requested, requestLock(requested, true));
    }, timeout);
  }

  /** Stops waiting for the lock. Returns the function that releases it, if this window holds it. */
  function stopWaiting() {
    const unlock = releaseLock;
    releaseLock = undefined;
    clearTimeout(stealing);
    waiting.abort();
    waiting = new AbortController();
    return unlock;
  }

  /** Sends a draft that could not be saved to the window that waits for its lock. */
  function handOver(of: string): void {
    const draft = store.get().drafts[of];
    if (draft !== undefined) post({ kind: 'released', draft });
  }

  /** Releases the lock of a draft that is no longer shown and could not be saved yet. */
  function releaseKept(of: string): void {
    const unlock = kept.get(of);
    if (unlock === undefined) return;
    kept.delete(of);
    handOver(of);
    unlock();
  }

  /**
   * Saves a draft that is no longer shown and then releases its lock. While that fails, no other window may edit the
   * draft, since it would begin with an outdated one.
   */
  async function saveAndUnlock(of: string, unlock: () => void): Promise<void> {
    if (await saver.flush(of)) return unlock();
    kept.set(of, unlock);
    // It is shown again, and its lock is requested once this one is released.
    if (of === key || stopped) releaseKept(of);
    while (kept.get(of) === unlock) {
      await new Promise((done) => setTimeout(done, timeout));
      if (kept.get(of) !== unlock || !(await saver.flush(of)) || kept.get(of) !== unlock) continue;
      kept.delete(of);
      unlock();
    }
  }

  /** Saves the draft that was open before it releases its lock, and locks the one that is open now. */
  async function lockActiveDraft(): Promise<void> {
    const { active } = store.get();
    const before = key;
    if (active === before) return;
    const unlock = stopWaiting();
    const { signal } = waiting;
    key = active;
    held.set(undefined);
    if (unlock !== undefined && before !== undefined) void saveAndUnlock(before, unlock);
    releaseKept(active);
    // This window may not have released the lock yet.
    await requests.get(active);
    if (active !== '' && !signal.aborted) requests.set(active, requestLock(active));
  }

  /**
   * Removes the drafts that another window has removed. The one shown here stays, and is saved again when it changes.
   */
  function drop(gone: readonly string[]): void {
    for (const each of gone) {
      saver.markUnsaved(each);
      if (each !== key) store.close(each);
    }
  }

  /** Shows a page at the address at which another window has published it, unless it has newer changes here. */
  async function follow({ from, to }: SavedChanges['moved'][number]): Promise<void> {
    const [moved] = await storage.read([to]).catch((): Draft[] => []);
    const shown = store.get().drafts[from];
    if (moved === undefined || shown === undefined || !isNewer(moved, shown)) return;
    saver.markUnsaved(from);
    saver.markSaved(moved);
    store.replaceDraft(moved, from);
  }

  /** Lists the drafts as another window has saved them. */
  async function applyChanges({ keys, gone, moved }: SavedChanges): Promise<void> {
    const shown = moved.find(({ from }) => from === key);
    if (shown !== undefined) await follow(shown);
    drop(gone);
    await refresh(keys.filter((each) => each !== key || held.get() !== true));
  }

  /** Releases the lock of the open draft for another window, which loads its changes or receives them in a message. */
  async function releaseDraft(of: string): Promise<void> {
    const done = releaseLock;
    releaseLock = undefined;
    setHeld(of, false);
    const saved = await saver.flush(of);
    if (!saved) handOver(of);
    done?.();
  }

  /** Shows an unsaved draft of another window. Autosave saves it once this window holds the lock. */
  function receive(draft: Draft): void {
    const shown = store.get().drafts[draft.key];
    if (shown !== undefined && isNewer(draft, shown)) store.replaceDraft(draft);
  }

  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'saved') applying = applying.then(() => applyChanges(data));
    if (data.kind === 'release' && data.key === key && releaseLock !== undefined) void releaseDraft(key);
    if (data.kind === 'release' && kept.has(data.key)) {
      setHeld(data.key, false);
      releaseKept(data.key);
    }
    if (data.kind === 'released' && data.draft.key === key) receive(data.draft);
  });
  const unsubscribe = store.subscribe(() => void lockActiveDraft());
  void lockActiveDraft();
  return {
    held,
    takeOver,
    notifyOthers(changes) {
      if (!stopped) post({ kind: 'saved', ...changes });
    },
    stop() {
      stopped = true;
      unsubscribe();
      stopWaiting()?.();
      for (const of of Array.from(kept.keys())) releaseKept(of);
      channel.close();
    },
  };
}
