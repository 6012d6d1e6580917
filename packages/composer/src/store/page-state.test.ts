import { expect, it } from 'vitest';
import { stateOf, draftVersions } from './page-state.ts';
import { createEditorStore, draftOf, draftOfNewPage, type Draft } from './workspace.ts';

const configuration = { slug: 'prices' };

/** Returns a store with a page of version 2, and a function that returns its state with a list of the site's pages. */
function openPage() {
  const store = createEditorStore(draftOf('page', configuration, { version: 2, configuration }));
  const draft = () => store.get().drafts[store.get().active] as Draft;
  const state = (pages: Record<string, number>, versions = draftVersions(store.get())) =>
    stateOf(draft(), {
      documents: Object.entries(pages).map(([slug, version]) => ({ kind: 'page' as const, slug, version })),
      versions,
    });
  return { store, draft, state };
}

it('a draft is live only while the site has its version at its address', () => {
  const { store, draft, state } = openPage();
  expect(stateOf(draft())).toBe('live');
  expect(state({ prices: 2 })).toBe('live');
  expect(state({ prices: 3 })).toBe('outdated');
  expect(state({ home: 1 })).toBe('gone');
  // The page was removed, and another one published.
  expect(state({ prices: 1 })).toBe('outdated');
  store.applyCommand({ do: 'set', keys: ['title'], value: 'Prices' });
  expect(state({ prices: 2 })).toBe('changed');
  expect(state({ prices: 3 })).toBe('outdated');
  expect(state({})).toBe('gone');
});

it('a draft whose publication got no response is not outdated by a version that may be its own', () => {
  const { store, draft, state } = openPage();
  store.applyCommand({ do: 'set', keys: ['title'], value: 'Prices' });
  store.replaceDraft({ ...draft(), sent: [draft().history.present] });
  expect(state({ prices: 3 })).toBe('changed');
});

it('a list that is older than the version of the draft says nothing about it', () => {
  const { store, state } = openPage();
  const before = draftVersions(store.get());
  const moved = { slug: 'our-prices' };
  store.applyCommand({ do: 'replace', configuration: moved });
  store.setBase('page prices', { version: 3, configuration: moved });
  expect(state({ prices: 2 }, before)).toBe('live');
  expect(state({ prices: 2 })).toBe('gone');
  expect(state({ 'our-prices': 3 })).toBe('live');
});

it('a copy of the draft from another window does not make the list older', () => {
  const { store, draft, state } = openPage();
  const before = draftVersions(store.get());
  store.replaceDraft(structuredClone(draft()));
  expect(state({ prices: 3 }, before)).toBe('outdated');
});

it('a new page stays new, although another page is published at its address', () => {
  const documents = [{ kind: 'page' as const, slug: 'prices', version: 1 }];
  expect(stateOf(draftOfNewPage('prices'), { documents, versions: new Map() })).toBe('new');
});

it('a draft from a file or a link is new only if the published documents are known and do not contain it', () => {
  const draft = draftOf('page', configuration);
  expect(stateOf(draft)).toBe('draft');
  expect(stateOf(draft, { documents: [], versions: new Map() })).toBe('new');
  expect(stateOf(draftOfNewPage('prices'))).toBe('new');
});
