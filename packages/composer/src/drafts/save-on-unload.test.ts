import { stubStorage } from '@kermesse/ui/testing/stub-storage';
import { expect, it } from 'vitest';
import { draftOf } from '../store/workspace.ts';
import { saveOnUnload, withUnloadCopies } from './save-on-unload.ts';

it('a copy of a draft that is not in the database keeps all but the history', () => {
  stubStorage('localStorage');
  const page = { slug: 'home', title: 'Home' };
  const colors = { primary: '#112233', secondary: '#445566', accent: '#778899' };
  const draft = { ...draftOf('page', page, { version: 3, configuration: page }), changedAt: 5, colors };
  saveOnUnload([draft]);
  expect(withUnloadCopies([])).toEqual([draft]);
});

it('the changes of a draft that is not in the database are one step to undo', () => {
  stubStorage('localStorage');
  const empty = { slug: 'home' };
  const draft = draftOf('page', { ...empty, title: 'Home' });
  const past = [empty, { ...empty, title: 'H' }];
  saveOnUnload([{ ...draft, history: { ...draft.history, past } }]);
  expect(withUnloadCopies([])).toEqual([{ ...draft, history: { ...draft.history, past: [empty] } }]);
});

it('a copy that cannot be read does not hide the others', () => {
  const items = stubStorage('localStorage');
  const home = draftOf('page', { slug: 'home', title: 'Home' });
  const about = draftOf('page', { slug: 'about', title: 'About' });
  saveOnUnload([home]);
  for (const name of items.keys()) items.set(name, '{"key": ');
  saveOnUnload([about]);
  expect(withUnloadCopies([])).toEqual([about]);
});

it('a copy that differs only in what was sent or published completes the draft in the database', () => {
  stubStorage('localStorage');
  const page = { slug: 'home', title: 'Home' };
  const saved = { ...draftOf('page', page), changedAt: 5 };
  // The window reloads while it waits for the response to its publication.
  saveOnUnload([{ ...saved, sent: [page] }]);
  expect(withUnloadCopies([saved])).toEqual([{ ...saved, sent: [page] }]);
  // Or just after the response.
  const base = { version: 1, configuration: page };
  saveOnUnload([{ ...saved, base, sent: undefined }]);
  expect(withUnloadCopies([{ ...saved, sent: [page] }])).toEqual([{ ...saved, base }]);
  // The draft was saved after its copy: another window has published it.
  saveOnUnload([saved]);
  expect(withUnloadCopies([{ ...saved, base }])).toEqual([{ ...saved, base }]);
});
