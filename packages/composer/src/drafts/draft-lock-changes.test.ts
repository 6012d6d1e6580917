import { expect, it, vi } from 'vitest';
import { activeDraft, draftOf } from '../store/workspace.ts';
import { openTwo, setUpDraftWindows, windowsOn } from '../testing/draft-windows.ts';
import { memoryStorage } from '../testing/memory-storage.ts';

setUpDraftWindows();

it('all windows list the same drafts, and each keeps showing its own', async () => {
  const open = windowsOn();
  const [one, two] = await openTwo(open);
  const agenda = draftOf('page', { slug: 'agenda', title: 'Agenda' });

  one.store.open(agenda);
  await vi.waitUntil(() => two.store.get().drafts['page agenda'] !== undefined);
  expect(two.store.get().active).toBe('page home');
  two.store.goTo(['title']);
  one.store.close('page agenda');
  await vi.waitUntil(() => two.store.get().drafts['page agenda'] === undefined);
  expect(two.store.get()).toMatchObject({ active: 'page home', editing: ['title'] });
});

it('a draft that one window removes stays open in another, which saves it again', async () => {
  const storage = memoryStorage([draftOf('page', { slug: 'home', title: 'Begun' })]);
  const open = windowsOn(storage);
  const [one, two] = await openTwo(open);
  one.store.close('page home');
  await vi.waitUntil(() => two.draftLock.held.get());
  await vi.waitUntil(async () => (await storage.load()).drafts.length === 0);
  two.write('Still here');
  await vi.waitUntil(async () => (await storage.load()).drafts[0]?.history.present['title'] === 'Still here');
});

it('a draft that is removed while its saved state loads does not come back', async () => {
  const storage = memoryStorage([draftOf('page', { slug: 'home', title: 'Begun' })]);
  let arrive = () => undefined as void;
  const loaded = new Promise<void>((resolve) => (arrive = resolve));
  const open = windowsOn(storage);
  const { drafts: before } = await storage.load();
  const read = vi.spyOn(storage, 'read').mockImplementationOnce(() => loaded.then(() => before));
  const one = await open();
  await vi.waitUntil(() => read.mock.calls.length === 1);
  one.store.close('page home');
  arrive();
  await one.saver.flush();
  await new Promise((done) => setTimeout(done));
  expect(one.store.get().drafts).toEqual({});
});

it('a draft that another window saves and then removes is not listed', async () => {
  const storage = memoryStorage([draftOf('page', { slug: 'home', title: 'Begun' })]);
  const [one, two] = await openTwo(windowsOn(storage));
  let arrive = () => undefined as void;
  const loaded = new Promise<void>((resolve) => (arrive = resolve));
  const drafts = [draftOf('page', { slug: 'agenda', title: 'Agenda' })];
  const read = vi.spyOn(storage, 'read').mockImplementationOnce(() => loaded.then(() => drafts));
  one.draftLock.notifyOthers({ keys: ['page agenda'], gone: [], moved: [] });
  one.draftLock.notifyOthers({ keys: [], gone: ['page agenda'], moved: [] });
  one.write('From one');
  await vi.waitUntil(() => read.mock.calls.length > 0);
  arrive();
  await vi.waitUntil(() => two.title() === 'From one');
  expect(Object.keys(two.store.get().drafts)).toEqual(['page home']);
});

it('a newer published version replaces a draft without changes, whenever that was edited', async () => {
  const published = (version: number) =>
    draftOf(
      'page',
      { slug: 'home', title: `Version ${version}` },
      { version, configuration: { slug: 'home', title: `Version ${version}` } },
    );
  const storage = memoryStorage([{ ...published(1), changedAt: 5 }]);
  const one = await windowsOn(storage)();
  one.store.open(draftOf('page', { slug: 'agenda', title: 'Agenda' }));
  await vi.waitUntil(() => one.draftLock.held.get());
  one.store.replaceDraft(published(2));
  one.store.show('page home');
  await vi.waitUntil(() => one.draftLock.held.get());
  expect(one.title()).toBe('Version 2');
  await vi.waitUntil(async () => (await storage.load()).drafts.some(({ base }) => base.version === 2));
});

it('the other windows learn that a draft was published', async () => {
  const open = windowsOn();
  const [one, two] = await openTwo(open);
  one.store.setBase('page home', { version: 2, configuration: { slug: 'home', title: 'Begun' } });
  await vi.waitUntil(() => two.store.get().drafts['page home']?.base.version === 2);
});

it('a window lists the changes that another window makes in a draft it does not show', async () => {
  const open = windowsOn();
  const one = await open();
  await vi.waitUntil(() => one.draftLock.held.get());
  const two = await open();
  two.store.open(draftOf('page', { slug: 'agenda', title: 'Agenda' }));
  const listed = () => one.store.get().drafts['page agenda']?.history.present['title'];
  await vi.waitUntil(() => listed() === 'Agenda');
  two.write('From two');
  await vi.waitUntil(() => listed() === 'From two');
});

it('a window that shows a page follows it to the address at which another one publishes it', async () => {
  const storage = memoryStorage([draftOf('page', { slug: 'home', title: 'Begun' })]);
  const [one, two] = await openTwo(windowsOn(storage));
  two.store.goTo(['title']);
  const moved = { slug: 'start', title: 'Begun' };
  one.store.applyCommand({ do: 'replace', configuration: moved });
  one.store.setBase('page home', { version: 1, configuration: moved });
  await vi.waitUntil(() => two.store.get().active === 'page start');
  await vi.waitUntil(() => two.store.get().lockedElsewhere.has('page start'));
  expect(Object.keys(two.store.get().drafts)).toEqual(['page start']);
  expect(two.store.get().editing).toEqual(['title']);

  one.draftLock.stop();
  await vi.waitUntil(() => two.draftLock.held.get());
  two.write('From two');
  await two.saver.flush();
  const { drafts } = await storage.load();
  expect(drafts.map(({ key, history }) => [key, history.present['title']])).toEqual([['page start', 'From two']]);
});

it('a window that shows another page lists a page at the address at which another one publishes it', async () => {
  const open = windowsOn();
  const [one, two] = await openTwo(open);
  two.store.open(draftOf('page', { slug: 'agenda', title: 'Agenda' }));
  await vi.waitUntil(() => one.store.get().drafts['page agenda'] !== undefined);
  const moved = { slug: 'start', title: 'Moved' };
  one.store.applyCommand({ do: 'replace', configuration: moved });
  one.store.setBase('page home', { version: 1, configuration: moved });
  await vi.waitUntil(() => two.store.get().drafts['page start']?.history.present['title'] === 'Moved');
  expect(Object.keys(two.store.get().drafts).toSorted()).toEqual(['page agenda', 'page start']);
  expect(two.store.get().active).toBe('page agenda');
});

it('a window keeps a page with newer changes open when another one publishes it at a new address', async () => {
  const storage = memoryStorage([draftOf('page', { slug: 'home', title: 'Begun' })]);
  const [one, two] = await openTwo(windowsOn(storage));
  two.draftLock.takeOver();
  await vi.waitUntil(() => two.draftLock.held.get());
  two.write('From two');
  one.store.setBase('page home', { version: 1, configuration: { slug: 'start', title: 'Begun' } });
  await vi.waitUntil(() => two.store.get().drafts['page start'] !== undefined);
  await two.saver.flush();
  expect(two.title()).toBe('From two');
  expect((await storage.load()).drafts.map(({ key }) => key).toSorted()).toEqual(['page home', 'page start']);
});

it('another window knows what was sent, so that it publishes over its own version without a question', async () => {
  const [one, two] = await openTwo(windowsOn());
  one.write('Sent');
  await vi.waitUntil(() => two.title() === 'Sent');
  const draft = activeDraft(one.store.get());
  const sent = [draft.history.present];
  one.store.replaceDraft({ ...draft, sent });
  two.draftLock.takeOver();
  await vi.waitUntil(() => two.draftLock.held.get());
  expect(activeDraft(two.store.get()).sent).toEqual(sent);
});
