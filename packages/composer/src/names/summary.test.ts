import { registry } from '@kermesse/sections/schemas';
import { metaOf } from '@kermesse/sections/meta';
import { siteSchema } from '@kermesse/sections/site-configuration';
import { expect, it } from 'vitest';
import { summaryOf } from './summary.ts';

const menus = metaOf(siteSchema).fields?.['menus'];
const menuSchema = menus && metaOf(menus).item;
const groups = metaOf(siteSchema).fields?.['menuItemGroups'];
const groupSchema = groups && metaOf(groups).item;
const { schema } = registry['free-content'];

it('reads rich texts without tags and entities, and keeps their no-break spaces', () => {
  const description = { fr: '<p>Bien <strong>man</strong>ger &amp; boire</p><p>1 &lt; 2&nbsp;!</p>' };
  expect(summaryOf({ description }, 'fr', schema)).toBe('Bien manger & boire 1 < 2\u00a0!');
  expect(summaryOf({ description: description.fr }, 'en', schema)).toBe('Bien manger & boire 1 < 2\u00a0!');
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

it('reads dates and choices as the form shows them, and no numbers', () => {
  const { schema: agenda } = registry['event-agenda'];
  const day = { index: 4, date: '2026-12-03' };
  expect(summaryOf({ schedule: [day] }, 'fr', agenda)).toBe('jeudi 3 décembre 2026');
  expect(summaryOf({ schedule: [{ ...day, date: 'bientôt' }] }, 'fr', agenda)).toBe('bientôt');
  expect(summaryOf({ schedule: [{ ...day, date: '2026-02-31' }] }, 'fr', agenda)).toBe('2026-02-31');
  expect(summaryOf({ scheduleItems: [{ scheduleIndex: 4 }] }, 'fr', agenda)).toBe('');
  expect(summaryOf({ location: 'header' }, 'en', menuSchema)).toBe('Header');
});

it('reads no value without a field, such as where an empty group of links is', () => {
  expect(summaryOf({ id: 7, title: {}, position: 1, location: 'header' }, 'en', groupSchema)).toBe('');
});
