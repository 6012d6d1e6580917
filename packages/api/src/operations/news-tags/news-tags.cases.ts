import { casesOf, contractCase, succeedsWith } from '../../contract/case.ts';
import { minimalSeed, sampleSeed } from '../../contract/seed/seed.ts';
import { newsTags } from './news-tags.ts';

export const newsTagsCases = casesOf(newsTags, [
  contractCase('returns all tags in order, active or not', sampleSeed, [
    {
      request: { input: {} },
      expect: succeedsWith([
        { id: 1, name: { fr: 'Musique', en: 'Music' }, articlesCount: 4, isActive: true },
        { id: 2, name: { fr: 'Vieux', en: 'Old' }, articlesCount: 0, isActive: false },
      ]),
    },
  ]),
  contractCase('returns an empty list without tags', minimalSeed, [
    { request: { input: {} }, expect: succeedsWith([]) },
  ]),
]);
