import { afterEach, expect, it, vi } from 'vitest';
import { draftOf } from '../store/workspace.ts';
import { saveOnUnload, withUnloadCopies } from './save-on-unload.ts';

afterEach(() => vi.unstubAllGlobals());

it('a copy of a draft that is not in the database keeps all but the history', () => {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    get length() {
      return items.size;
    },
    key: (index: number) => [...items.keys()][index] ?? null,
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => items.set(name, value),
  });
  const page = { slug: 'home', title: 'Home' };
  const colors = { primary: '#112233', secondary: '#445566', accent: '#778899' };
  const draft = { ...draftOf('page', page, { version: 3, configuration: page }), changedAt: 5, colors };
  saveOnUnload([draft]);
  expect(withUnloadCopies([])).toEqual([draft]);
});
