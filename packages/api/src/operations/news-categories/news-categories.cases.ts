import { casesOf, contractCase, succeedsWith } from '../../contract/case.ts';
import { minimalSeed, sampleSeed } from '../../contract/seed/seed.ts';
import { newsCategories } from './news-categories.ts';

export const newsCategoriesCases = casesOf(newsCategories, [
  contractCase('returns all categories in order, active or not', sampleSeed, [
    {
      request: { input: {} },
      expect: succeedsWith([
        { id: 1, name: { fr: 'Conseils', en: 'Advice' }, isActive: true },
        { id: 2, name: { fr: 'Archives', en: 'Archive' }, parentId: 1, isActive: false },
      ]),
    },
  ]),
  contractCase('returns an empty list without categories', minimalSeed, [
    { request: { input: {} }, expect: succeedsWith([]) },
  ]),
]);
