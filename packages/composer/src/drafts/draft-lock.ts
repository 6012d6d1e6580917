import { createStore, type Store } from '../store/store.ts';
import type { EditorStore } from '../store/workspace.ts';
import type { Autosave } from './autosave.ts';
import type { DraftStorage } from './storage.ts';

/**
 * The lock of the open draft: only one window of a browser edits a draft at a time. The others follow it or take over.
 */
export interface DraftLock {
  /** Whether this window may edit the open draft: false while another window holds the lock. */
  here: Store<boolean>;
  /** Asks the other window to release the lock, and continues here with all its changes. */
  takeOver(): void;
  /** Tells the other windows which drafts were saved and which were removed, so that all list the same drafts. */
  tell(keys: readonly string[], gone?: readonly string[]): void;
  stop(): void;
}

export interface HoldingOptions {
  saver: Pick<Autosave, 'flush' | 'know' | 'unknow'>;
  locks?: LockManager;
  /** The milliseconds a window has to release the lock. After that the lock is stolen. */
  patience?: number;
}

type Message = { kind: 'kept'; keys: readonly string[]; gone: readonly string[] } | { kind: 'give'; key: string };

const nameOf = (key: string) => `kermesse-composer ${key}`;

/**
 * Locks the open draft with the Web Locks API, which releases the lock when the window closes or crashes. While another
 * window holds the lock, this one shows the saved draft read-only and waits for the lock.
 */
export function createDraftLock(
  store: EditorStore,
  storage: DraftStorage,
  { saver, locks = navigator.locks, patience = 1500 }: HoldingOptions,
): DraftLock {
  const here = createStore(false);
  const channel = new BroadcastChannel('kermesse-composer');
  const post: (message: Message) => void = channel.postMessage.bind(channel);
  let waiting = new AbortController();
  let letGo: (() => void) | undefined;
  let key: string | undefined;
  let stopped = false;

  const settle = (of: string, isHere: boolean) => {
    store.leave(of, !isHere);
    if (of === key) here.set(isHere);
  };

  /** Loads the saved draft and shows it. With `newer`, only if it is newer than the one shown. */
  async function refresh(of: string, newer = false): Promise<void> {
    const { drafts } = await storage.load().catch(() => ({ drafts: [] }));
    const kept = drafts.find((draft) => draft.key === of);
    const shown = store.get().drafts[of]?.changedAt ?? 0;
    if (kept === undefined || kept.changedAt === shown || (newer && kept.changedAt < shown)) return;
    saver.know(kept);
    store.follow(kept);
  }

  /** Holds the lock until `letGo` is called. */
  async function hold(of: string, signal: AbortSignal): Promise<void> {
    if (signal.aborted || stopped) return;
    const end = new Promise<void>((done) => {
      letGo = done;
    });
    await refresh(of, true);
    if (!signal.aborted) settle(of, true);
    await end;
  }

  /** Requests the lock: at once if it is free, by force with `steal`, and otherwise in the queue. */
  async function want(of: string, steal = false): Promise<void> {
    const { signal } = waiting;
    const taken = (lock: Lock | null) => {
      if (lock !== null) return hold(of, signal);
      settle(of, false);
      void refresh(of);
      return undefined;
    };
    try {
      let had = false;
      await locks.request(nameOf(of), steal ? { steal } : { ifAvailable: true }, (lock) => {
        had = lock !== null;
        return taken(lock);
      });
      if (!had && !signal.aborted) await locks.request(nameOf(of), { signal }, taken);
    } catch {
      // Another window stole the lock, or this one switched to another draft.
    }
    if (signal.aborted || stopped || of !== key) return;
    settle(of, false);
    void want(of);
  }

  const release = () => {
    waiting.abort();
    letGo?.();
    letGo = undefined;
    waiting = new AbortController();
  };
  const look = () => {
    const { active } = store.get();
    if (active === key) return;
    release();
    key = active;
    here.set(false);
    if (active !== '') void want(active);
  };
  /** Adds the drafts that another window has opened or restored. */
  async function add(): Promise<void> {
    const { drafts } = await storage.load().catch(() => ({ drafts: [] }));
    for (const draft of drafts) {
      if (store.get().drafts[draft.key] !== undefined) continue;
      saver.know(draft);
      store.follow(draft);
    }
  }

  /**
   * Removes the drafts that another window has removed. The one shown here stays, and is saved again when it changes.
   */
  function drop(gone: readonly string[]): void {
    for (const each of gone) {
      saver.unknow(each);
      if (each !== key) store.close(each);
    }
  }

  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'kept') {
      drop(data.gone);
      if (data.keys.some((each) => store.get().drafts[each] === undefined)) void add();
    }
    if (key === undefined) return;
    if (data.kind === 'kept' && data.keys.includes(key) && !here.get()) void refresh(key);
    if (data.kind === 'give' && data.key === key && here.get()) {
      settle(key, false);
      void saver.flush().finally(() => letGo?.());
    }
  });
  const unsubscribe = store.subscribe(look);
  look();
  return {
    here,
    takeOver() {
      const wanted = key;
      if (wanted === undefined || here.get()) return;
      post({ kind: 'give', key: wanted });
      setTimeout(() => {
        if (stopped || wanted !== key || here.get()) return;
        release();
        void want(wanted, true);
      }, patience);
    },
    tell: (keys, gone = []) => post({ kind: 'kept', keys, gone }),
    stop() {
      stopped = true;
      unsubscribe();
      release();
      channel.close();
    },
  };
}
