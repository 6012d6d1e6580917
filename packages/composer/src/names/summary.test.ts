import { registry } from '@kermesse/sections/schemas';
import { expect, it } from 'vitest';
import { summaryOf } from './summary.ts';

const { schema } = registry['free-content'];

it('reads rich texts without tags and entities', () => {
  const description = { fr: '<p>Bien <strong>man</strong>ger &amp; boire</p><p>1 &lt; 2&nbsp;!</p>' };
  expect(summaryOf({ description }, 'fr', schema)).toBe('Bien manger & boire 1 < 2 !');
  expect(summaryOf({ description: description.fr }, 'en', schema)).toBe('Bien manger & boire 1 < 2 !');
});

it('reads other texts as they are, without their asterisks', () => {
  const title = { fr: 'Essai <test> &amp; *« suite »*' };
  expect(summaryOf({ title }, 'fr', schema)).toBe('Essai <test> &amp; « suite »');
  expect(summaryOf({ title }, 'fr')).toBe('Essai <test> &amp; « suite »');
});

it('reads the items of lists by their schema', () => {
  const { schema: faq } = registry['testimonials'];
  expect(summaryOf({ testimonials: [{}, { text: { fr: 'a <b> c' } }] }, 'en', faq)).toBe('a <b> c');
  expect(summaryOf({ testimonials: '[{ "text": "a <b> c" }]' }, 'en', faq)).toBe('a <b> c');
});
