import { maxSlugLength } from '@kermesse/api/schemas/pages/slug';
import { checkPage } from '@kermesse/sections/page';
import { expect, it } from 'vitest';
import { checksOfDraft } from '../checks/checks.ts';
import { parseDraft } from '../drafts/storage.ts';
import { stateOf } from '../store/page-state.ts';
import { createEditorStore, draftOf, draftOfNewPage, isNewPage, type Draft } from '../store/workspace.ts';
import { slugFor } from './address.ts';
import { slugsOfPages } from './use-links.ts';

const listed = (kind: 'page' | 'site', slug: string) => ({ kind, slug, version: 1 });
const site = [listed('site', ''), listed('page', 'home'), listed('page', 'tarifs')];

/** Returns the English messages about the address of a draft. */
const messagesOf = (draft: Draft) =>
  checksOfDraft(draft, { slugs: slugsOfPages(site) })
    .filter(({ keys }) => keys[0] === 'slug')
    .map(({ words }) => words.en);

/** Returns the messages about the address of a page that was published at `tarifs`. */
const messagesFor = (slug: string | undefined) => {
  const published = { slug: 'tarifs', title: { fr: 'Tarifs', en: 'Prices' }, sections: [] };
  return messagesOf(draftOf('page', { ...published, slug }, { version: 1, configuration: published }));
};

it('lists the addresses of pages without that of the site configuration', () => {
  expect([...slugsOfPages(site)]).toEqual(['home', 'tarifs']);
});

it('reports one fault for an address', () => {
  expect(messagesFor('tarifs')).toEqual([]);
  expect(messagesFor(undefined)).toEqual(['Give the page an address.']);
  expect(messagesFor('home')).toEqual(['Another page already uses the address “/”. Choose another one.']);
});

it('has the limit of the schema, with a message of its own', () => {
  const long = 'a'.repeat(maxSlugLength);
  expect(checkPage({ slug: long, title: 'A', sections: [] })).toEqual([]);
  expect(checkPage({ slug: `${long}a`, title: 'A', sections: [] })).toHaveLength(1);
  expect(messagesFor(long)).toEqual([]);
  expect(messagesFor(`${long}a`)).toEqual(['Shorten the address: it has 201 characters, and the maximum is 200.']);
});

it('a new page cannot have the address of another page, which a page of a file may be', () => {
  const taken = ['Another page already uses the address “/tarifs”. Choose another one.'];
  const page = draftOfNewPage('tarifs');
  expect(messagesOf(page)).toEqual(taken);
  expect(stateOf(page, { documents: site, versions: new Map() })).toBe('new');
  expect(messagesOf(draftOfNewPage('essai'))).toEqual([]);
  const ofFile = draftOf('page', { slug: 'tarifs' });
  expect(messagesOf(ofFile)).toEqual([]);
  expect(stateOf(ofFile, { documents: site, versions: new Map() })).toBe('changed');
});

it('a new page that was sent may be the one at its address', () => {
  const page = draftOfNewPage('tarifs');
  const sent = { ...page, sent: [page.history.present] };
  expect(messagesOf(sent)).toEqual([]);
  expect(stateOf(sent, { documents: site, versions: new Map() })).toBe('changed');
});

it('a page whose address was published without a response may be the one there', () => {
  const configuration = { slug: 'prix' };
  const moved = { ...draftOf('page', { slug: 'tarifs' }, { version: 1, configuration }), key: 'page prix' };
  expect(messagesOf(moved)).toHaveLength(1);
  expect(messagesOf({ ...moved, sent: [{ slug: 'tarifs' }] })).toEqual([]);
  expect(messagesOf({ ...moved, sent: [{ slug: 'essai' }] })).toHaveLength(1);
});

it('a published page is no new page any more, even after it was removed from the site', () => {
  const store = createEditorStore(draftOfNewPage('essai'));
  const configuration = { slug: 'essai' };
  const key = store.setBase('page essai', { version: 1, configuration });
  store.setBase(key, { version: 0, configuration: null });
  expect(isNewPage(store.get().drafts[key] as Draft)).toBe(false);
});

it('a new page stays one after a reload', () => {
  expect(parseDraft(JSON.parse(JSON.stringify(draftOfNewPage('essai'))))).toEqual(draftOfNewPage('essai'));
});

it('a name becomes an address, and an address stays as it is', () => {
  expect(slugFor('Fête d’été 2027')).toBe('fete-d-ete-2027');
  expect(slugFor('  Cœur & Ægis -- Lomé ')).toBe('coeur-aegis-lome');
  expect(slugFor('/Prestataires/Nos Salles/')).toBe('prestataires/nos-salles');
  expect(slugFor('nos-tarifs')).toBe('nos-tarifs');
  expect(slugFor('祭り !')).toBe('');
});
