import { expect, it } from 'vitest';
import { numberAmongEqual } from './section-title.ts';

it('numbers sections of the same kind only while they have the same summary', () => {
  const entry = (slug: string, linkId: string, fr: string) => ({ slug, pivot: { linkId }, data: { title: { fr } } });
  const page = {
    sections: [
      entry('banner', 'a', 'Salut'),
      entry('pricing', 'b', 'Salut'),
      entry('banner', 'c', 'Adieu'),
      entry('banner', 'd', 'Salut'),
    ],
    sectionsOrder: [],
  };
  const numbers = ['banner__a', 'pricing__b', 'banner__c', 'banner__d'].map((key) => {
    const { position, count } = numberAmongEqual(page, key, 'fr');
    return `${position}/${count}`;
  });
  expect(numbers).toEqual(['1/2', '1/1', '1/1', '2/2']);
});
