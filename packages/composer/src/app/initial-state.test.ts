import { stubStorage } from '@kermesse/ui/testing/stub-storage';
import { expect, it, vi } from 'vitest';
import { saveOnUnload, withUnloadCopies } from '../drafts/save-on-unload.ts';
import { idleSaver, memoryStorage } from '../testing/memory-storage.ts';
import { draftOf, type Draft } from '../store/workspace.ts';
import { writeFragment } from '../drafts/share.ts';
import { createDraftLock } from '../drafts/draft-lock.ts';
import { openWithLock } from '../files/open-all.ts';
import { loadInitialState, storageToSave } from './initial-state.ts';

it('all drafts open, and the copies saved on unload stay, when the storage is full', async () => {
  stubStorage('localStorage');
  const home = draftOf('page', { slug: 'home', title: 'Saved' });
  const about = draftOf('page', { slug: 'about', title: 'About' });
  const changed = { ...draftOf('page', { slug: 'home', title: 'Changed' }), changedAt: 5 };
  saveOnUnload([changed]);
  const save = () => Promise.reject(new Error('The storage is full.'));
  const { store } = await loadInitialState({ ...memoryStorage([home, about]), save }, '');
  const { drafts } = store.get();
  expect(Object.keys(drafts)).toEqual(['page home', 'page about']);
  expect(drafts['page home']?.history).toMatchObject({ present: { title: 'Changed' }, past: [{ title: 'Saved' }] });
  expect(withUnloadCopies([])).toEqual([changed]);
});

it('a storage that could not be loaded is not written, and is no first visit', async () => {
  const failing = memoryStorage([draftOf('page', { slug: 'home', title: 'Saved' })]);
  const save = vi.spyOn(failing, 'save');
  const initial = await loadInitialState({ ...failing, load: () => Promise.reject(new Error('Closed.')) }, '');
  expect(initial.notLoaded).toBe(true);
  await expect(
    storageToSave(failing, initial).save([draftOf('page', { slug: 'home', title: 'New' })], [], 'page home'),
  ).rejects.toThrow('not loaded');
  expect(save).not.toHaveBeenCalled();
  const loaded = await loadInitialState(failing, '');
  expect(loaded.notLoaded).toBe(false);
  expect(storageToSave(failing, loaded)).toBe(failing);
});

const open = async (fragment: string) => loadInitialState(memoryStorage([]), fragment);

it('a share link opens its page', async () => {
  const initial = await open(await writeFragment({ slug: 'home' }));
  expect(initial).toMatchObject({ shared: { history: { present: { slug: 'home' } } }, damagedLink: false });
});

it('a share link of the site configuration opens that', async () => {
  const site = { name: 'Kermesse', appInformation: {}, menus: [], menuItemGroups: [] };
  expect(await open(await writeFragment(site))).toMatchObject({ shared: { key: 'site', kind: 'site' } });
});

it('a damaged share link opens no page and is reported', async () => {
  const damaged = (await writeFragment({ slug: 'home' })).slice(0, 12);
  expect(await open(damaged)).toMatchObject({ shared: undefined, damagedLink: true });
});

it('another fragment is no damaged share link', async () => {
  expect(await open('#top')).toMatchObject({ shared: undefined, damagedLink: false });
});

/** Opens the link of a shared page whose draft another window edits. */
async function receiveLockedPage() {
  const release = Promise.withResolvers<undefined>();
  void navigator.locks.request('kermesse-composer page home', () => release.promise);
  const storage = memoryStorage([draftOf('page', { slug: 'home', title: 'Draft' })]);
  const { store, shared } = await loadInitialState(storage, await writeFragment({ slug: 'home', title: 'Shared' }));
  const draftLock = createDraftLock(store, storage, { saver: idleSaver });
  return { release, storage, store, shared: shared as Draft, draftLock };
}

it('a shared page whose draft another window edits waits for it, and becomes a step of the draft', async () => {
  const { release, store, shared, draftLock } = await receiveLockedPage();
  const title = () => store.get().drafts['page home']?.history.present['title'];

  void openWithLock(store, shared, draftLock);
  await vi.waitUntil(() => draftLock.held.get() === false);
  expect(title()).toBe('Draft');
  release.resolve(undefined);
  await vi.waitUntil(() => title() === 'Shared');
  store.undo();
  expect(title()).toBe('Draft');
  draftLock.stop();
});

it('a shared page is not opened over a draft that another window changed meanwhile', async () => {
  const { release, storage, store, shared, draftLock } = await receiveLockedPage();
  const [onOpened, onOutdated] = [vi.fn(), vi.fn()];
  void openWithLock(store, shared, draftLock, { onOpened, onOutdated });
  await vi.waitUntil(() => draftLock.held.get() === false);
  const changed = { ...draftOf('page', { slug: 'home', title: 'Changed' }), changedAt: Date.now() + 1 };
  await storage.save([changed], [], changed.key);
  release.resolve(undefined);
  await vi.waitUntil(() => onOutdated.mock.calls.length > 0);
  expect(onOpened).not.toHaveBeenCalled();
  expect(store.get().drafts['page home']?.history.present['title']).toBe('Changed');
  draftLock.stop();
});
