import { beforeEach, expect, it, vi } from 'vitest';
import { pagePlace } from './selection.ts';
import { createEditorStore, draftOf } from './workspace.ts';
import { restorePlace, savePlace } from './place.ts';

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => items.set(key, text),
  });
});

const section = (linkId: string) => ({ slug: 'faq', pivot: { linkId }, data: { title: linkId } });
const pageOf = (slug: string, ...linkIds: string[]) => draftOf('page', { slug, sections: linkIds.map(section) });
const title = ['sections', 1, 'data', 'title'];

/** Stores that an editor is in the second section of the home page, and in its title if it is given. */
function leave(field?: typeof title) {
  const store = createEditorStore(pageOf('home', 'first', 'second'));
  store.select('faq__second');
  if (field !== undefined) store.setEditing(field, 'en');
  savePlace(store.get());
}

it('the draft, section and field of this tab are restored, although another tab has opened another draft', () => {
  leave(title);
  const store = createEditorStore(pageOf('agenda'));
  store.add([pageOf('home', 'first', 'second')]);
  restorePlace(store);
  expect(store.get()).toMatchObject({
    active: 'page home',
    selected: 'faq__second',
    editing: title,
    focusRequest: { keys: title, locale: 'en' },
  });
  savePlace(store.get());
  restorePlace(store);
  expect(store.get().focusRequest).toMatchObject({ keys: title, locale: 'en' });
});

it('a field of the page itself is restored', () => {
  const left = createEditorStore(pageOf('home', 'first'));
  left.setEditing(['title'], 'fr');
  savePlace(left.get());
  const store = createEditorStore(pageOf('home', 'first'));
  restorePlace(store);
  expect(store.get()).toMatchObject({ selected: pagePlace, focusRequest: { keys: ['title'], locale: 'fr' } });
});

it('a section without a focused field is selected, and no field requests the focus', () => {
  leave();
  const store = createEditorStore(pageOf('home', 'first', 'second'));
  restorePlace(store);
  expect(store.get()).toMatchObject({ selected: 'faq__second', focusRequest: undefined });
});

it('a section that was removed meanwhile is not selected, and a field of another section gets no focus', () => {
  leave(title);
  const removed = createEditorStore(pageOf('home', 'first'));
  restorePlace(removed);
  expect(removed.get()).toMatchObject({ selected: pagePlace, focusRequest: undefined });
  const reordered = createEditorStore(pageOf('home', 'second', 'first'));
  restorePlace(reordered);
  expect(reordered.get()).toMatchObject({ selected: 'faq__second', focusRequest: undefined });
});

it.each(['', '[]', '{"draft":1}', '{"draft":"page gone","section":"faq__first"}', '{"draft":"","section":""}'])(
  'the stored place %j changes nothing',
  (stored) => {
    sessionStorage.setItem('kermesse-composer-place', stored);
    const store = createEditorStore(pageOf('home', 'first'));
    const before = store.get();
    restorePlace(store);
    expect(store.get()).toBe(before);
    restorePlace(createEditorStore());
  },
);
