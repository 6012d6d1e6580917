import { expect, it } from 'vitest';
import { homePage } from '../../stories/pages.ts';
import { createEditorStore, draftOf, draftOfNewPage, siteKey } from '../../store/workspace.ts';
import { followField } from './follow-field.ts';

const slides = ['sections', 0, 'data', 'slides'];

function follow() {
  const store = createEditorStore(draftOf('page', homePage));
  return { store, end: followField(store, [...slides, 1, 'image']) };
}

it('a field is followed while its item and its section move', () => {
  const { store, end } = follow();
  store.applyCommand({ do: 'move', keys: slides, from: 1, to: 0 });
  store.applyCommand({ do: 'set', keys: [...slides, 0, 'title', 'fr'], value: 'La musique' });
  store.applyCommand({ do: 'reorder', key: 'hero-slider__main', before: null });
  expect(end()).toEqual([...slides, 0, 'image']);
});

it('a field of a removed section comes back with the section', () => {
  const { store, end } = follow();
  const { end: endRemoved, store: other } = follow();
  for (const each of [store, other]) each.applyCommand({ do: 'remove', key: 'hero-slider__main' });
  expect(endRemoved()).toBeUndefined();
  store.undo();
  expect(end()).toEqual([...slides, 1, 'image']);
});

it('the field of a removed item is gone', () => {
  const { store, end } = follow();
  store.applyCommand({ do: 'removeItem', keys: slides, at: 1 });
  expect(end()).toBeUndefined();
});

it('a field cannot be edited while another document is open or another window edits its own', () => {
  const { store, end } = follow();
  store.open(draftOfNewPage('other'));
  expect(end()).toBeUndefined();
  const { store: locked, end: endLocked } = follow();
  locked.setLockedElsewhere(locked.get().active, true);
  expect(endLocked()).toBeUndefined();
});

it('a field is followed under a new address of its page', () => {
  const { store, end } = follow();
  store.setBase(store.get().active, { version: 1, configuration: { ...homePage, slug: 'welcome' } });
  expect(end()).toEqual([...slides, 1, 'image']);
});

it('a field of the site is followed', () => {
  const store = createEditorStore(draftOf('site', { partners: [{ name: 'One' }, { name: 'Two' }] }));
  expect(store.get().active).toBe(siteKey);
  const end = followField(store, ['partners', 1, 'image']);
  store.applyCommand({ do: 'removeItem', keys: ['partners'], at: 0 });
  expect(end()).toEqual(['partners', 0, 'image']);
});
