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
