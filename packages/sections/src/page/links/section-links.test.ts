import { expect, it } from 'vitest';
import { group, link, list, richText, text, translatable } from '../../schema/schema.ts';
import { defineSection } from '../../schema/section.ts';
import { parsePage } from '../page.ts';
import { withLinks } from './section-links.ts';

const label = { fr: 'Champ', en: 'Field' };
const registry = {
  card: defineSection({
    slug: 'card',
    name: label,
    description: label,
    hydrate: 'never',
    schema: group({
      title: translatable({ label }),
      /** A text field with the name of a link. */
      link: text({ label }),
      more: link({ label }),
      cards: list(group({ target: link({ label }) }), { label }),
      body: richText({ label }),
    }),
  }),
};
const sectionOf = (data: object) => {
  const sections = [{ slug: 'card', pivot: { linkId: 'a' }, data }];
  const [section] = parsePage({ slug: 'x', title: 'X', sections }, { locale: 'fr', registry }).page?.sections ?? [];
  if (section === undefined) throw new Error('Expected parsePage to return a section.');
  return section;
};

it('finds links by the kind of their field, also in lists and in long texts', () => {
  const section = sectionOf({
    link: '/a-text',
    more: '/more',
    cards: [{ target: '/first' }, {}, { target: 'https://elsewhere.example/' }],
    body: '<p>Un <a href="/mot">mot</a></p>',
  });
  expect(section.links).toEqual(['more', 'cards.0.target', 'cards.2.target', 'body.0.children.1.attributes.href']);

  const { data } = withLinks(section, (href) => `/en${href}`);
  expect(data).toMatchObject({
    link: '/a-text',
    more: '/en/more',
    cards: [{ target: '/en/first' }, {}, { target: '/enhttps://elsewhere.example/' }],
    body: [{ element: 'p', children: ['Un ', { element: 'a', attributes: { href: '/en/mot' } }] }],
  });
  expect(section.data['more']).toBe('/more');
});

it('adds no links to a section without any', () => {
  const section = sectionOf({ title: 'Sans lien' });
  expect(section).not.toHaveProperty('links');
  expect(withLinks(section, () => '/elsewhere')).toBe(section);
});

it('includes the links that a section adds itself', () => {
  const sections = [{ slug: 'top-event', pivot: { linkId: 'a' }, data: { steps: [{ title: 'Choisir' }] } }];
  const [section] = parsePage({ slug: 'x', title: 'X', sections }, { locale: 'en' }).page?.sections ?? [];
  expect(section && withLinks(section, (href) => `/en${href}`).data['loginLink']).toBe('/en/login');
});
