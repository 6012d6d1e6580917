import { afterEach, expect, it, vi } from 'vitest';
import { createDraftLock } from '../drafts/draft-lock.ts';
import { idleSaver, memoryStorage } from '../testing/memory-storage.ts';
import { createEditorStore, draftOf } from '../store/workspace.ts';
import { openAll, openDocument } from './open-all.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

it('a document waits for the lock of its draft, and becomes a step after the changes of the other window', async () => {
  const release = Promise.withResolvers<undefined>();
  ends.push(() => release.resolve(undefined));
  void navigator.locks.request('kermesse-composer page agenda', () => release.promise);
  const agenda = draftOf('page', { slug: 'agenda', title: 'Before' });
  const store = createEditorStore(agenda);
  store.open(draftOf('page', { slug: 'home', title: 'Home' }));
  const storage = memoryStorage([
    { ...agenda, history: { ...agenda.history, present: { slug: 'agenda', title: 'Edited elsewhere' } }, changedAt: 5 },
  ]);
  const draftLock = createDraftLock(store, storage, { saver: idleSaver });
  ends.push(() => draftLock.stop());
  const titleOf = (key: string) => store.get().drafts[key]?.history.present['title'];

  const documents = ['agenda', 'home'].map((slug) => ({
    kind: 'page' as const,
    configuration: { slug, title: 'New' },
  }));
  const onOpenedLater = vi.fn<(waiting: number, undo?: () => void) => void>();
  expect(await openAll(store, documents, draftLock, onOpenedLater)).toBe(1);
  expect(titleOf('page home')).toBe('New');
  expect(titleOf('page agenda')).not.toBe('New');
  expect(onOpenedLater).not.toHaveBeenCalled();
  release.resolve(undefined);
  await vi.waitUntil(() => titleOf('page agenda') === 'New');
  expect(onOpenedLater).toHaveBeenCalledExactlyOnceWith(0, expect.any(Function));
  onOpenedLater.mock.calls[0]?.[1]?.();
  expect(titleOf('page agenda')).toBe('Edited elsewhere');
  store.undo();
  store.undo();
  expect(titleOf('page agenda')).toBe('Edited elsewhere');
});

it('new documents are listed at once, and the first is shown', async () => {
  const store = createEditorStore(draftOf('page', { slug: 'home', title: 'Home' }));
  const changes = vi.fn<() => void>();
  store.subscribe(changes);
  const configurations = Array.from({ length: 100 }, (_, index) => ({ slug: `page-${index}`, title: 'New' }));
  const documents = [...configurations, { slug: 'page-0', title: 'Second copy' }];
  await openAll(
    store,
    documents.map((configuration) => ({ kind: 'page' as const, configuration })),
    undefined,
    () => undefined,
  );
  const keys = [...configurations.map(({ slug }) => `page ${slug}`), 'page page-0 2'];
  expect(Object.keys(store.get().drafts)).toEqual(['page home', ...keys]);
  expect(store.get().active).toBe('page page-0');
  expect(store.get().drafts['page page-0']?.history.present['title']).toBe('New');
  expect(store.get().drafts['page page-0 2']?.history.present['title']).toBe('Second copy');
  // Each notification renders the composer.
  expect(changes.mock.calls.length).toBeLessThan(5);
});

it('a page that returns with a resolved comment and without new ones resolves the comment here', () => {
  const comment = { id: 'one', section: 'page', author: 'Ama', text: 'A comment', at: 1, resolved: false };
  const page = (more: object) => draftOf('page', { slug: 'home', $comments: [{ ...comment, ...more }] });
  const store = createEditorStore(page({}));
  openDocument(store, page({ resolved: true, changedAt: 2 }));
  expect(store.get().drafts['page home']?.history.present['$comments']).toMatchObject([{ resolved: true }]);
  store.undo();
  expect(store.get().drafts['page home']?.history.present).toEqual(page({}).history.present);
});

it('undoing a replacement restores the content after later changes, and does nothing once the page is closed', () => {
  const store = createEditorStore(draftOf('page', { slug: 'home', title: 'Mine' }));
  const undo = openDocument(store, draftOf('page', { slug: 'home', title: 'Theirs' }));
  store.applyCommand({ do: 'set', keys: ['title'], value: 'Changed' });
  const agenda = draftOf('page', { slug: 'agenda' });
  store.open(agenda);
  undo?.();
  expect(store.get().drafts['page home']?.history.present['title']).toBe('Mine');
  store.close('page home');
  undo?.();
  expect(store.get().drafts).toEqual({ [agenda.key]: agenda });
});
