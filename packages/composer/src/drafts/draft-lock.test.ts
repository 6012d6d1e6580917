import { stubStorage } from '@kermesse/ui/testing/stub-storage';
import { expect, it, vi } from 'vitest';
import { draftOf } from '../store/workspace.ts';
import { openTwo, setUpDraftWindows, windowsOn } from '../testing/draft-windows.ts';
import { saveOnUnload } from './save-on-unload.ts';
import { memoryStorage } from '../testing/memory-storage.ts';

setUpDraftWindows();

it('a second window shows the changes of the first, and takes over without losing any', async () => {
  const open = windowsOn();
  const [one, two] = await openTwo(open);

  one.write('From one');
  two.write('From two, unheard');
  expect(two.title()).toBe('Begun');
  await vi.waitUntil(() => two.title() === 'From one');

  one.write('From one, the last moment');
  two.draftLock.takeOver();
  await vi.waitUntil(() => two.draftLock.held.get());
  expect(two.title()).toBe('From one, the last moment');
  await vi.waitUntil(() => one.store.get().lockedElsewhere.has('page home'));
  one.write('Too late');
  two.write('From two');
  await vi.waitUntil(() => one.title() === 'From two');
  two.store.undo();
  await vi.waitUntil(() => one.title() === 'From one, the last moment');

  // When the window with the lock closes, the other gets the lock.
  await two.saver.flush();
  two.draftLock.stop();
  await vi.waitUntil(() => one.draftLock.held.get());
  one.write('Again from one');
  expect(one.title()).toBe('Again from one');
});

it('a window that reloads while another one waits for its draft continues to edit it', async () => {
  const open = windowsOn();
  const [one, two] = await openTwo(open);
  one.write('Before the reload');
  await one.saver.flush();
  one.draftLock.stop();
  await vi.waitUntil(() => two.draftLock.held.get());
  const reloaded = await open(undefined, undefined, 'page home');
  await vi.waitUntil(() => reloaded.draftLock.held.get());
  await vi.waitUntil(() => two.store.get().lockedElsewhere.has('page home'));
  expect(reloaded.title()).toBe('Before the reload');
  // It takes the draft over only once.
  two.draftLock.takeOver();
  await vi.waitUntil(() => two.draftLock.held.get());
  expect(reloaded.draftLock.held.get()).toBe(false);
});

it('a window that was reloaded while no other one was open gives its draft up', async () => {
  const open = windowsOn();
  const reloaded = await open(undefined, undefined, 'page home');
  await vi.waitUntil(() => reloaded.draftLock.held.get());
  const two = await open();
  await vi.waitUntil(() => two.draftLock.held.get() === false);
  two.draftLock.takeOver();
  await vi.waitUntil(() => two.draftLock.held.get());
  await vi.waitUntil(() => reloaded.draftLock.held.get() === false);
  await reloaded.saver.flush();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(two.draftLock.held.get()).toBe(true);
});

it('a window that does not respond loses the lock after the timeout', async () => {
  const open = windowsOn();
  let hung = false;
  void navigator.locks
    .request('kermesse-composer page home', () => {
      hung = true;
      return new Promise(() => undefined);
    })
    .catch(() => undefined);
  await vi.waitUntil(() => hung);
  const one = await open(10);
  await vi.waitUntil(() => one.store.get().lockedElsewhere.has('page home'));
  one.draftLock.takeOver();
  await vi.waitUntil(() => one.draftLock.held.get());
  one.write('Mine');
  expect(one.title()).toBe('Mine');
});

it('a window that takes the lock over and loses it again before the timeout does not steal it', async () => {
  const [one, two] = await openTwo(windowsOn(), 50);
  two.draftLock.takeOver();
  await vi.waitUntil(() => two.draftLock.held.get(), { interval: 1 });
  one.draftLock.takeOver();
  await vi.waitUntil(() => one.draftLock.held.get(), { interval: 1 });
  await new Promise((done) => setTimeout(done, 100));
  expect(one.draftLock.held.get()).toBe(true);
  expect(two.draftLock.held.get()).toBe(false);
});

it('a window whose lock is stolen waits for it again', async () => {
  const [one, two] = await openTwo(windowsOn(), 10);
  vi.spyOn(one.saver, 'flush').mockReturnValue(new Promise(() => undefined));
  two.draftLock.takeOver();
  await vi.waitUntil(() => two.draftLock.held.get());
  expect(one.draftLock.held.get()).toBe(false);
  two.draftLock.stop();
  await vi.waitUntil(() => one.draftLock.held.get());
});

it('a window may edit the draft when the browser refuses locks, and does not request the lock again', async () => {
  let requests = 0;
  const request = () => {
    requests += 1;
    // The last request is never answered, so that the test ends even if each refused request is repeated.
    return requests > 10 ? new Promise(() => undefined) : Promise.reject(new DOMException('', 'SecurityError'));
  };
  const one = await windowsOn()(undefined, { request, query: async () => ({}) });
  await vi.waitUntil(() => one.draftLock.held.get());
  expect(requests).toBe(1);
  one.write('Mine');
  expect(one.title()).toBe('Mine');
});

it('a draft is saved before a window that shows another one releases its lock', async () => {
  const open = windowsOn();
  const one = await open();
  one.store.open(draftOf('page', { slug: 'agenda', title: 'Agenda' }));
  one.store.show('page home');
  await vi.waitUntil(() => one.draftLock.held.get());
  const two = await open();
  await vi.waitUntil(() => two.store.get().lockedElsewhere.has('page home'));

  one.write('Typed last');
  one.store.show('page agenda');
  await vi.waitUntil(() => two.draftLock.held.get());
  expect(two.title()).toBe('Typed last');
  await vi.waitUntil(() => one.draftLock.held.get());
  one.write('Agenda, changed');
  one.store.show('page home');
  one.store.show('page agenda');
  await vi.waitUntil(() => one.draftLock.held.get());
  expect(one.store.get().lockedElsewhere.has('page agenda')).toBe(false);
});

it('a window shows what another one saved on unload, and saves it', async () => {
  stubStorage('localStorage');
  const storage = memoryStorage([draftOf('page', { slug: 'home', title: 'Begun' })]);
  const open = windowsOn(storage);
  const [one, two] = await openTwo(open);

  one.write('Typed last');
  saveOnUnload(Object.values(one.store.get().drafts));
  vi.spyOn(storage, 'save').mockReturnValueOnce(new Promise(() => undefined));
  one.saver.stop();
  one.draftLock.stop();
  await vi.waitUntil(() => two.title() === 'Typed last');
  await vi.waitUntil(async () => {
    const { drafts } = await storage.load();
    return drafts[0]?.history.present['title'] === 'Typed last';
  });
});

/** Opens one page in several windows on a storage that may be full. */
function windowsOnLimitedStorage() {
  const storage = memoryStorage([draftOf('page', { slug: 'home', title: 'Begun' })]);
  let full = false;
  const save: typeof storage.save = (...given) =>
    full ? Promise.reject(new Error('The storage is full.')) : storage.save(...given);
  return { storage, open: windowsOn({ ...storage, save }), setFull: (isFull: boolean) => (full = isFull) };
}

it('a draft that cannot be saved moves to the window that takes over', async () => {
  const { storage, open, setFull } = windowsOnLimitedStorage();
  const [one, two] = await openTwo(open);
  setFull(true);
  one.write('Not saved');
  await vi.waitUntil(() => one.saver.state.get() === 'failed');
  two.draftLock.takeOver();
  await vi.waitUntil(() => two.title() === 'Not saved');
  await vi.waitUntil(() => two.draftLock.held.get());
  await vi.waitUntil(() => two.saver.state.get() === 'failed');
  expect(one.title()).toBe('Not saved');
  setFull(false);
  await two.saver.flush();
  expect((await storage.load()).drafts[0]?.history.present['title']).toBe('Not saved');
});

/** Opens a page in two windows. The first one cannot save its change, and shows another page. */
async function leaveUnsaved(firstPause?: number) {
  const { open, setFull } = windowsOnLimitedStorage();
  const one = await open(firstPause);
  one.store.open(draftOf('page', { slug: 'agenda', title: 'Agenda' }));
  one.store.show('page home');
  await vi.waitUntil(() => one.draftLock.held.get());
  const two = await open();
  await vi.waitUntil(() => two.store.get().lockedElsewhere.has('page home'));
  setFull(true);
  one.write('Not saved');
  one.store.show('page agenda');
  await vi.waitUntil(() => one.saver.state.get() === 'failed');
  return { two, setFull };
}

it('a draft that cannot be saved stays locked by the window that shows another one, until it is saved', async () => {
  const { two, setFull } = await leaveUnsaved(10);
  await new Promise((done) => setTimeout(done, 50));
  expect(two.draftLock.held.get()).toBe(false);
  two.write('From the outdated draft');
  setFull(false);
  await vi.waitUntil(() => two.draftLock.held.get());
  expect(two.title()).toBe('Not saved');
});

it('a draft that cannot be saved moves from the window that shows another one to the window that takes over', async () => {
  const { two } = await leaveUnsaved();
  two.draftLock.takeOver();
  await vi.waitUntil(() => two.draftLock.held.get());
  expect(two.title()).toBe('Not saved');
});
