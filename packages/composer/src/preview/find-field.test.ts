import { expect, it } from 'vitest';
import { findField } from './find-field.ts';

const data = {
  title: { fr: 'Essai <test> & *suite*' },
  description: { fr: '<p>Bien <strong>man</strong>ger &amp; boire</p><p>La fin.</p>' },
};
const page = { slug: 'home', sections: [{ slug: 'free-content', pivot: { linkId: 'a' }, data }] };
const fieldWith = (text: string) => findField(page, 'free-content__a', text, 'fr')?.join('.');

it('finds the field of a clicked text as visitors read it', () => {
  expect(fieldWith('Essai <test> & suite')).toBe('sections.0.data.title');
  expect(fieldWith('Bien manger & boire')).toBe('sections.0.data.description');
  expect(fieldWith('Bien <strong>man')).toBeUndefined();
});
