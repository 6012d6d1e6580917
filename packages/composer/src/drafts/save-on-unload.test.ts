import { afterEach, expect, it, vi } from 'vitest';
import { draftOf } from '../store/workspace.ts';
import { stubLocalStorage } from '../testing/local-storage.ts';
import { saveOnUnload, withUnloadCopies } from './save-on-unload.ts';

afterEach(() => vi.unstubAllGlobals());

it('a copy of a draft that is not in the database keeps all but the history', () => {
  stubLocalStorage();
  const page = { slug: 'home', title: 'Home' };
  const colors = { primary: '#112233', secondary: '#445566', accent: '#778899' };
  const draft = { ...draftOf('page', page, { version: 3, configuration: page }), changedAt: 5, colors };
  saveOnUnload([draft]);
  expect(withUnloadCopies([])).toEqual([draft]);
});

it('a copy that cannot be read does not hide the others', () => {
  const items = stubLocalStorage();
  const home = draftOf('page', { slug: 'home', title: 'Home' });
  const about = draftOf('page', { slug: 'about', title: 'About' });
  saveOnUnload([home]);
  for (const name of Object.keys(items)) items[name] = '{"key": ';
  saveOnUnload([about]);
  expect(withUnloadCopies([])).toEqual([about]);
});
