import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placesOf } from '../document/sections.ts';
import { anyCommand, anyPage } from '../testing/generated.ts';
import { pagePlace, placeOfPath } from './selection.ts';
import { configurationOf, createEditorStore, draftOf, type EditorStore } from './workspace.ts';

it('a change is newer than the last one although the clock was set back', () => {
  const changedAt = Date.now() + 60_000;
  const store = createEditorStore({ ...draftOf('page', { slug: 'home' }), changedAt });
  store.applyCommand({ do: 'set', keys: ['title'], value: 'Home' });
  expect(store.get().drafts['page home']?.changedAt).toBe(changedAt + 1);
});

it('an undo or redo without a step changes nothing', () => {
  const store = createEditorStore(draftOf('page', { slug: 'home' }));
  const before = store.get();
  store.undo();
  store.redo();
  expect(store.get()).toBe(before);
});

it('after any actions an existing section is selected, and the edited field is one of its own', () => {
  const edit = (store: EditorStore, position: number, item: number) => {
    const place = placesOf(configurationOf(store.get()))[position];
    if (place !== undefined) store.goTo(['sections', place.index, 'data', 'services', item]);
  };
  const action = fc.oneof(
    anyCommand.map((command) => (store: EditorStore) => store.applyCommand(command)),
    fc.constantFrom('undo' as const, 'redo' as const).map((step) => (store: EditorStore) => store[step]()),
    fc.tuple(fc.nat(5), fc.nat(2)).map((place) => (store: EditorStore) => edit(store, ...place)),
    anyPage.map((page) => (store: EditorStore) => store.replaceDraft({ ...draftOf('page', page), key: 'page home' })),
  );
  const seed = 20_261_130;
  console.log(`seed ${seed}`);
  fc.assert(
    fc.property(anyPage, fc.array(action, { maxLength: 40 }), (page, actions) => {
      const store = createEditorStore({ ...draftOf('page', page), key: 'page home' });
      for (const act of actions) {
        act(store);
        const { selected, editing } = store.get();
        const configuration = configurationOf(store.get());
        expect([pagePlace, ...placesOf(configuration).map(({ key }) => key)]).toContain(selected);
        if (editing !== undefined) expect(placeOfPath(configuration, editing)).toBe(selected);
      }
    }),
    { seed, numRuns: 300 },
  );
});

it('a new section does not open a comment on a removed one, or on its check, that was not sent', () => {
  const unsent = { faq__main: { text: 'a' }, '["faq__main-2","schema"]': { text: 'b' } };
  const store = createEditorStore({ ...draftOf('page', { slug: 'home' }), unsent });
  store.applyCommand({ do: 'add', at: 0, entries: [{ slug: 'faq' }] });
  expect(store.get().selected).toBe('faq__main-3');
});

it('undo and redo select the section that they change, or the page', () => {
  const section = (linkId: string) => ({ slug: 'faq', pivot: { linkId }, data: { title: linkId } });
  const store = createEditorStore(
    draftOf('page', { slug: 'home', title: 'A', sections: [section('a'), section('b')] }),
  );
  const [a, b] = placesOf(configurationOf(store.get())).map(({ key }) => key) as [string, string];
  store.applyCommand({ do: 'set', keys: ['title'], value: 'B' });
  store.select(a);
  store.applyCommand({ do: 'set', keys: ['sections', 0, 'data', 'title'], value: 'changed' });
  store.select(b);
  store.applyCommand({ do: 'remove', key: b });
  store.undo();
  expect(store.get().selected).toBe(b);
  store.undo();
  expect(store.get().selected).toBe(a);
  store.undo();
  expect(store.get().selected).toBe(pagePlace);
  store.select(b);
  store.redo();
  expect(store.get().selected).toBe(pagePlace);
  store.redo();
  expect(store.get().selected).toBe(a);
});

it('undo and redo select the section that they move, hide or show', () => {
  const section = (linkId: string) => ({ slug: 'faq', pivot: { linkId }, data: { title: linkId } });
  const sections = ['a', 'b', 'c', 'd'].map(section);
  const store = createEditorStore(draftOf('page', { slug: 'home', sections }));
  const steps = [
    ['faq__d', { do: 'reorder', key: 'faq__d', before: 'faq__a' }],
    ['faq__b', { do: 'enable', key: 'faq__b', enabled: false }],
    ['faq__c', { do: 'reorder', key: 'faq__c', before: 'faq__b' }],
  ] as const;
  for (const [, command] of steps) store.applyCommand(command);
  // Of two neighbours that change places, the selected one stays selected.
  store.select('faq__c');
  for (const [key] of steps.toReversed()) {
    store.undo();
    expect(store.get().selected).toBe(key);
  }
  store.select(pagePlace);
  for (const [key] of steps.slice(0, 2)) {
    store.redo();
    expect(store.get().selected).toBe(key);
  }
});

it('the edited field is followed while its section stays selected', () => {
  const section = (linkId: string) => ({
    slug: 'faq',
    pivot: { linkId },
    data: { items: ['one', 'two', 'three'].map((title) => ({ title })) },
  });
  const store = createEditorStore(draftOf('page', { slug: 'home', sections: [section('a'), section('b')] }));
  const edited = (index: number, item: number) => ['sections', index, 'data', 'items', item, 'title'];
  const items = edited(0, 0).slice(0, 4);
  store.goTo(edited(1, 1), 'en');
  store.applyCommand({ do: 'remove', key: 'faq__a' });
  expect(store.get()).toMatchObject({ editing: edited(0, 1), editingLocale: 'en' });
  store.applyCommand({ do: 'removeItem', keys: items, at: 0 });
  expect(store.get().editing).toEqual(edited(0, 0));
  store.undo();
  expect(store.get().editing).toEqual(edited(0, 1));
  store.replaceDraft(draftOf('page', { slug: 'home', sections: [section('a'), section('b')] }));
  expect(store.get().editing).toEqual(edited(1, 1));
  store.applyCommand({ do: 'removeItem', keys: edited(1, 1).slice(0, 4), at: 1 });
  expect(store.get().editing).toBeUndefined();

  store.goTo(edited(1, 1));
  store.applyCommand({ do: 'remove', key: 'faq__b' });
  expect(store.get()).toMatchObject({ selected: 'faq__a', editing: undefined, focusRequest: undefined });
});
