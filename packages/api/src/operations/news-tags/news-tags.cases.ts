import { casesOf } from '../../contract/case.ts';
import { minimalSeed, sampleSeed } from '../../contract/seed/seed.ts';
import { newsTags } from './news-tags.ts';

export const newsTagsCases = casesOf(newsTags, [
  {
    name: 'returns all tags in order, active or not',
    given: sampleSeed,
    steps: [
      {
        request: { input: {} },
        expect: {
          status: 200,
          body: {
            data: [
              { id: 1, name: { fr: 'Musique', en: 'Music' }, articlesCount: 4, isActive: true },
              { id: 2, name: { fr: 'Vieux', en: 'Old' }, articlesCount: 0, isActive: false },
            ],
          },
        },
      },
    ],
  },
  {
    name: 'returns an empty list without tags',
    given: minimalSeed,
    steps: [{ request: { input: {} }, expect: { status: 200, body: { data: [] } } }],
  },
]);
