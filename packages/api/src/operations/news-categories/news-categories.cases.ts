import { casesOf } from '../../contract/case.ts';
import { minimalSeed, sampleSeed } from '../../contract/seed/seed.ts';
import { newsCategories } from './news-categories.ts';

export const newsCategoriesCases = casesOf(newsCategories, [
  {
    name: 'returns all categories in order, active or not',
    given: sampleSeed,
    steps: [
      {
        request: { input: {} },
        expect: {
          status: 200,
          body: {
            data: [
              { id: 1, name: { fr: 'Conseils', en: 'Advice' }, isActive: true },
              { id: 2, name: { fr: 'Archives', en: 'Archive' }, parentId: 1, isActive: false },
            ],
          },
        },
      },
    ],
  },
  {
    name: 'returns an empty list without categories',
    given: minimalSeed,
    steps: [{ request: { input: {} }, expect: { status: 200, body: { data: [] } } }],
  },
]);
