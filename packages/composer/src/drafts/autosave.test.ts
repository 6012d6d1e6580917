import { stubStorage } from '@kermesse/ui/testing/stub-storage';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createEditorStore, draftOf } from '../store/workspace.ts';
import { autosave, type Autosave } from './autosave.ts';
import { saveOnUnload, withUnloadCopies } from './save-on-unload.ts';
import { memoryStorage } from '../testing/memory-storage.ts';

let saver: Autosave | undefined;
let page = new EventTarget();
const leave = () => page.dispatchEvent(new Event('pagehide'));
/** Returns whether the window may close without a question. */
const mayClose = () => page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
beforeEach(() => {
  vi.stubGlobal('addEventListener', (...given: Parameters<EventTarget['addEventListener']>) =>
    page.addEventListener(...given),
  );
  vi.stubGlobal('removeEventListener', (...given: Parameters<EventTarget['removeEventListener']>) =>
    page.removeEventListener(...given),
  );
  vi.stubGlobal('document', { addEventListener: () => undefined, removeEventListener: () => undefined });
});
beforeEach(() => {
  page = new EventTarget();
});
afterEach(() => saver?.stop());
// Other test files run in the same worker.

/** A storage whose saves wait until they are released and then run in order, as the transactions of IndexedDB do. */
function slowStorage() {
  const storage = memoryStorage();
  let release = () => undefined as void;
  let queue = new Promise<void>((resolve) => (release = resolve));
  const save: typeof storage.save = (...changes) => (queue = queue.then(() => storage.save(...changes)));
  return {
    ...storage,
    save: vi.fn(save),
    release,
    titles: async () => (await storage.load()).drafts.map(({ history }) => history.present['title']),
  };
}

/** Opens a new page whose first save has begun and does not end. */
async function beginFirstSave() {
  stubStorage('localStorage');
  const storage = slowStorage();
  const store = createEditorStore();
  saver = autosave(store, storage);
  const draft = draftOf('page', { slug: 'home', title: 'Home' });
  store.open(draft);
  await vi.waitUntil(() => storage.save.mock.calls.length > 0);
  return { storage, store, draft, saver };
}

it('a draft that is removed during its first save does not come back', async () => {
  const {
    storage,
    store,
    draft,
    saver: { flush, state },
  } = await beginFirstSave();
  store.close(draft.key);
  await vi.waitUntil(() => storage.save.mock.calls.length > 1);
  storage.release();
  expect(await flush()).toBe(true);
  expect(await storage.titles()).toEqual([]);
  expect(state.get()).toBe('saved');
});

it('a draft that is restored while its removal is saved stays', async () => {
  const {
    storage,
    store,
    draft,
    saver: { flush },
  } = await beginFirstSave();
  store.close(draft.key);
  await vi.waitUntil(() => storage.save.mock.calls.length > 1);
  store.open(draft);
  storage.release();
  expect(await flush()).toBe(true);
  expect(await storage.titles()).toEqual(['Home']);
});

it('a draft that is removed just before the window closes does not come back', async () => {
  const { storage, store, draft } = await beginFirstSave();
  saveOnUnload([draft]);
  store.close(draft.key);
  leave();
  // The window runs nothing else. The browser completes what was begun.
  expect(storage.save).toHaveBeenCalledTimes(2);
  expect(withUnloadCopies([])).toEqual([]);
});

it('changes are saved only once their own save has succeeded', async () => {
  const {
    storage,
    store,
    saver: { flush, state },
  } = await beginFirstSave();
  storage.save.mockRejectedValueOnce(new Error('The storage is full.'));
  store.applyCommand({ do: 'set', keys: ['title'], value: 'Changed' });
  const flushed = flush();
  storage.release();
  expect(await flushed).toBe(false);
  expect(state.get()).toBe('failed');
  expect(await flush()).toBe(true);
  expect(state.get()).toBe('saved');
  expect(await storage.titles()).toEqual(['Changed']);
});

it('the window asks before it closes while the drafts cannot be saved, and only then', async () => {
  const {
    storage,
    store,
    saver: { flush, stop },
  } = await beginFirstSave();
  storage.release();
  await flush();
  expect(mayClose()).toBe(true);
  storage.save.mockRejectedValueOnce(new Error('The storage is full.'));
  store.applyCommand({ do: 'set', keys: ['title'], value: 'Changed' });
  expect(await flush()).toBe(false);
  expect(mayClose()).toBe(false);
  store.applyCommand({ do: 'set', keys: ['title'], value: 'Changed again' });
  expect(mayClose()).toBe(false);
  expect(await flush()).toBe(true);
  expect(mayClose()).toBe(true);
  storage.save.mockRejectedValue(new Error('The storage is full.'));
  store.applyCommand({ do: 'set', keys: ['title'], value: 'Last change' });
  expect(await flush()).toBe(false);
  stop();
  expect(mayClose()).toBe(true);
});

it('a draft whose save runs when the window closes is copied, with the changes since', async () => {
  const { store, storage } = await beginFirstSave();
  leave();
  expect(withUnloadCopies([]).map(({ history }) => history.present['title'])).toEqual(['Home']);
  store.applyCommand({ do: 'set', keys: ['title'], value: 'Changed' });
  leave();
  expect(withUnloadCopies([]).map(({ history }) => history.present['title'])).toEqual(['Changed']);
  storage.release();
  await saver?.flush();
  expect(withUnloadCopies([])).toEqual([]);
});

it('a draft that changes without a pause is saved after a second at the latest', async () => {
  vi.useFakeTimers();
  const storage = { ...memoryStorage(), save: vi.fn<() => Promise<void>>(() => Promise.resolve()) };
  const store = createEditorStore(draftOf('page', { slug: 'home' }));
  saver = autosave(store, storage);
  for (let time = 0; time < 1200; time += 100) {
    store.applyCommand({ do: 'set', keys: ['title'], value: `Title ${time}` });
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(storage.save).toHaveBeenCalledOnce();
});

/** Opens two drafts on a storage that it can erase, and calls `doubt` when drafts may have disappeared. */
function openStored() {
  stubStorage('localStorage');
  const drafts = ['home', 'prices'].map((slug) => draftOf('page', { slug }));
  const store = createEditorStore(drafts[0]);
  store.add(drafts);
  const storage = memoryStorage(drafts);
  const read = vi.fn(storage.read);
  const onLost = vi.fn();
  let doubt = () => undefined as void;
  const watch = (onDoubt: () => void) => ((doubt = onDoubt), () => undefined);
  saver = autosave(store, { ...storage, read, watch }, undefined, onLost);
  const isSaved = () => vi.waitUntil(() => saver?.state.get() === 'saved');
  return { storage, drafts, read, onLost, isSaved, doubt: () => doubt() };
}

it('drafts that disappear from the storage are saved again and reported, also those without changes', async () => {
  const { storage, drafts, read, onLost, isSaved, doubt } = openStored();
  doubt();
  await read.mock.results[0]?.value;
  expect(onLost).not.toHaveBeenCalled();
  await storage.save([], ['page home', 'page prices'], '');
  doubt();
  await vi.waitUntil(() => onLost.mock.calls.length === 1);
  await isSaved();
  expect(await storage.load()).toEqual({ drafts, active: 'page home' });
});

it('drafts of a storage that cannot be read are saved again and not reported as lost', async () => {
  const { storage, drafts, read, onLost, doubt } = openStored();
  read.mockRejectedValueOnce(new Error('The storage cannot be opened.'));
  await storage.save([], ['page home', 'page prices'], '');
  doubt();
  await vi.waitUntil(async () => (await storage.load()).drafts.length === 2);
  expect(await storage.load()).toEqual({ drafts, active: 'page home' });
  expect(onLost).not.toHaveBeenCalled();
});

it('a draft that another window has locked is not saved over its newer changes', async () => {
  const { storage, drafts, onLost, isSaved, doubt } = openStored();
  const release = Promise.withResolvers<undefined>();
  void navigator.locks.request('kermesse-composer page prices', () => release.promise);
  try {
    await storage.save([], ['page home', 'page prices'], '');
    doubt();
    await vi.waitUntil(() => onLost.mock.calls.length === 1);
    await isSaved();
    expect((await storage.load()).drafts).toEqual([drafts[0]]);
  } finally {
    release.resolve(undefined);
  }
});
