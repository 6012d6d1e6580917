import { expect, it } from 'vitest';
import { findField, findSiteField } from './find-field.ts';

const data = {
  title: { fr: 'Essai <test> & *suite*' },
  description: { fr: '<p>Bien <strong>man</strong>ger &amp; boire</p><p>La fin.</p>' },
  buttonText: { fr: '« Venez »' },
};
const page = { slug: 'home', sections: [{ slug: 'free-content', pivot: { linkId: 'a' }, data }] };
const fieldWith = (text: string) => findField(page, 'free-content__a', text, 'fr')?.join('.');

it('finds the field of a clicked text as visitors read it', () => {
  expect(fieldWith('Essai <test> & suite')).toBe('sections.0.data.title');
  expect(fieldWith('Bien manger & boire')).toBe('sections.0.data.description');
  expect(fieldWith('Bien <strong>man')).toBeUndefined();
  // The site may show a no-break space where the editor has typed another one.
  expect(fieldWith('«\u00a0Venez\u00a0»')).toBe('sections.0.data.buttonText');
});

it('finds the field of a text in the header or the footer', () => {
  const entry = (fr: string) => ({ id: 1, title: { fr, en: 'Prices' }, path: '/tarifs' });
  const site = {
    appInformation: { phone: '+228 22 21 55 40' },
    menus: [
      { location: 'header', items: [entry('Tarifs')] },
      { location: 'footer', items: [entry('Nos tarifs'), entry('Tarifs')] },
    ],
    menuItemGroups: [{ id: 2, title: { fr: 'Travailler', en: 'Work' } }],
  };
  const fieldOf = (location: 'header' | 'footer', text: string) => findSiteField(site, location, text, 'fr')?.join('.');
  expect(fieldOf('header', 'Tarifs')).toBe('menus.0.items.0.title');
  expect(fieldOf('footer', 'Tarifs')).toBe('menus.1.items.1.title');
  expect(fieldOf('footer', 'Travailler')).toBe('menuItemGroups.0.title');
  expect(fieldOf('footer', '+228 22 21 55 40')).toBe('appInformation.phone');
  expect(fieldOf('footer', 'Une fête')).toBeUndefined();
});
