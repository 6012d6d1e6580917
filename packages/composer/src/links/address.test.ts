import { checkPage } from '@kermesse/sections/page';
import { expect, it } from 'vitest';
import { checksOfDraft } from '../checks/checks.ts';
import { draftOf } from '../store/workspace.ts';
import { longestAddress } from './address.ts';
import { slugsOfPages } from './use-links.ts';

const listed = (kind: 'page' | 'site', slug: string) => ({ kind, slug });
const site = [listed('site', ''), listed('page', 'home'), listed('page', 'tarifs')];

/** Returns the English messages about the address of a page that was published at `tarifs`. */
const messagesFor = (slug: string | undefined) => {
  const published = { slug: 'tarifs', title: { fr: 'Tarifs', en: 'Prices' }, sections: [] };
  const draft = draftOf('page', { ...published, slug }, { version: 1, configuration: published });
  return checksOfDraft(draft, { slugs: slugsOfPages(site) })
    .filter(({ keys }) => keys[0] === 'slug')
    .map(({ words }) => words.en);
};

it('lists the addresses of pages without that of the site configuration', () => {
  expect([...slugsOfPages(site)]).toEqual(['home', 'tarifs']);
});

it('reports one fault for an address', () => {
  expect(messagesFor('tarifs')).toEqual([]);
  expect(messagesFor(undefined)).toEqual(['Give the page an address.']);
  expect(messagesFor('home')).toEqual(['Another page is at “/” already. Choose another address.']);
});

it('has the limit of the schema, with a message of its own', () => {
  const long = 'a'.repeat(longestAddress);
  expect(checkPage({ slug: long, title: 'A', sections: [] })).toEqual([]);
  expect(checkPage({ slug: `${long}a`, title: 'A', sections: [] })).toHaveLength(1);
  expect(messagesFor(long)).toEqual([]);
  expect(messagesFor(`${long}a`)).toEqual(['Shorten the address: it has 201 characters, and the maximum is 200.']);
});
