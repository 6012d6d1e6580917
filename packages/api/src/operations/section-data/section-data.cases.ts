import { casesOf } from '../../contract/case.ts';
import { sampleSeed } from '../../contract/seed/seed.ts';
import { invalidStep } from '../../contract/steps/steps.ts';
import { sectionData } from './section-data.ts';

export const sectionDataCases = casesOf(sectionData, [
  {
    name: 'returns the data of a source under the default link, with texts in every language',
    given: sampleSeed,
    steps: [
      {
        request: { input: { section: 'statistics', source: 'platform', link: 'default' } },
        expect: {
          status: 200,
          body: { result: { data: { stats: [{ value: '10K', label: { fr: 'Invités', en: 'Guests' } }] } } },
        },
      },
    ],
  },
  {
    name: 'returns the data of the given link',
    given: sampleSeed,
    steps: [
      {
        request: { input: { section: 'statistics', source: 'platform', link: 'summer' } },
        expect: { status: 200, body: { result: { data: { stats: [] } } } },
      },
    ],
  },
  {
    name: 'rejects unknown sections, sources and links',
    given: sampleSeed,
    steps: [
      {
        request: { input: { section: 'statistics', source: 'platform', link: 'winter' } },
        expect: { errorCode: 'request/not_found' },
      },
      {
        request: { input: { section: 'statistics', source: 'nowhere', link: 'default' } },
        expect: { errorCode: 'request/not_found' },
      },
      {
        request: { input: { section: 'été', source: 'nowhere', link: 'default' } },
        expect: { errorCode: 'request/not_found' },
      },
    ],
  },
  {
    name: 'rejects paths as names',
    given: sampleSeed,
    steps: [
      invalidStep({ section: 'statistics', source: '../../etc', link: 'default' }, ['source']),
      invalidStep({ section: 's'.repeat(101), source: 'platform', link: 'a/b' }, ['link', 'section']),
    ],
  },
]);
