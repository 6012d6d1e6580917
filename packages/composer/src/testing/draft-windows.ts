import { beforeEach, afterEach, vi } from 'vitest';
import { autosave } from '../drafts/autosave.ts';
import { createDraftLock } from '../drafts/draft-lock.ts';
import { memoryStorage } from './memory-storage.ts';
import { createEditorStore, draftOf } from '../store/workspace.ts';

/** The functions that close the open windows. */
const openWindows: (() => void)[] = [];

/** Replaces the browser's globals during the tests of a file, and closes all windows after each test. */
export function setUpDraftWindows(): void {
  beforeEach(() => {
    vi.stubGlobal('addEventListener', () => undefined);
    vi.stubGlobal('removeEventListener', () => undefined);
    vi.stubGlobal('document', { addEventListener: () => undefined, removeEventListener: () => undefined });
  });
  afterEach(() => {
    for (const close of openWindows.splice(0)) close();
  });
  // Other test files run in the same worker.
}

/** Opens one page in several windows on a shared storage. */
export function windowsOn(storage = memoryStorage([draftOf('page', { slug: 'home', title: 'Begun' })])) {
  return async (timeout?: number, locks?: LockManager, resumes?: string) => {
    const { drafts } = await storage.load();
    const [first] = drafts;
    if (first === undefined) throw new Error('The storage has no draft.');
    const store = createEditorStore(first);
    const saver = autosave(store, storage, (changes) => draftLock.notifyOthers(changes));
    const draftLock = createDraftLock(store, storage, { saver, timeout, locks, resumes });
    openWindows.push(() => {
      saver.stop();
      draftLock.stop();
    });
    const title = () => store.get().drafts['page home']?.history.present['title'];
    return {
      store,
      draftLock,
      saver,
      title,
      write: (value: string) => store.applyCommand({ do: 'set', keys: ['title'], value }),
    };
  };
}

/** Opens the page in a window that locks it, and in a second one with a timeout that waits for the lock. */
export async function openTwo(open: ReturnType<typeof windowsOn>, timeout?: number) {
  const one = await open();
  await vi.waitUntil(() => one.draftLock.held.get());
  const two = await open(timeout);
  await vi.waitUntil(() => two.store.get().lockedElsewhere.has('page home'));
  return [one, two] as const;
}
