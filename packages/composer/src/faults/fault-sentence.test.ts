import { checkPage } from '@kermesse/sections/page';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyPage } from '../testing/generated.ts';
import { faultSentence } from './fault-sentence.ts';

const sentencesOf = (configuration: unknown) => checkPage(configuration).map((fault) => faultSentence(fault));
const page = (...sections: object[]) => ({ slug: 'home', title: { fr: 'Accueil', en: 'Home' }, sections });

describe('the sentence of a fault', () => {
  it('tells the editor what to do', () => {
    expect(sentencesOf(page({ slug: 'banner', pivot: { linkId: 'a' }, data: {} }))).toEqual([
      { fr: 'Donnez un titre à la section « Bandeau ».', en: 'Give the section “Banner” a title.' },
    ]);
  });

  it('names both limits of a number', () => {
    const sentenceOf = (price: unknown) => {
      const data = { title: 'Prix', services: [{ name: 'Fête', price }] };
      return sentencesOf(page({ slug: 'pricing', pivot: { linkId: 'a' }, data }));
    };
    const expected = [
      {
        fr: '« Prix » doit être un nombre compris entre 0 et 1\u202f000\u202f000\u202f000\u202f000.',
        en: '“Price” must be a number between 0 and 1,000,000,000,000.',
      },
    ];
    expect(sentenceOf('dix')).toEqual(expected);
    expect(sentenceOf(1e13)).toEqual(expected);
  });

  it('names an item by its own text, or else by its number, as the header of the item does', () => {
    const data = {
      title: 'Salon',
      schedule: [{ index: 1, date: '2026-12-03' }, { index: 1 }],
      scheduleItems: [{ scheduleIndex: 5 }, { scheduleIndex: 1, activity: { fr: 'Concert', en: 'Gig' } }],
    };
    const entry = { slug: 'event-schedule', pivot: { linkId: 'a' }, data };
    const words = checkPage(page(entry)).map((each) =>
      faultSentence(each, { section: 'event-schedule', value: entry }),
    );
    expect(words).toEqual(
      expect.arrayContaining([
        { fr: 'Donnez une date à « Jour 2 ».', en: 'Give “Day 2” a date.' },
        { fr: 'Donnez un nom à « Activité 1 ».', en: 'Give “Activity 1” a name.' },
        { fr: 'Donnez une heure à « Concert ».', en: 'Give “Gig” a time.' },
      ]),
    );
  });

  it('is a whole sentence in both languages, without placeholders or terms of the code', () => {
    fc.assert(
      fc.property(anyPage, (configuration) => {
        for (const { fr, en } of sentencesOf(configuration)) {
          expect(fr).toMatch(/^[^a-z{}]((?!\{\{|undefined|Attendu)[^])*[.!?]$/);
          expect(en).toMatch(/^[^a-z{}]((?!\{\{|undefined|Expected)[^])*[.!?]$/);
        }
      }),
      { seed: 20_261_122, numRuns: 200 },
    );
  });
});
