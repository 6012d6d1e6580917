import { casesOf, contractCase } from '../../contract/case.ts';
import { sampleSeed } from '../../contract/seed/seed.ts';
import { invalidStep } from '../../contract/steps/steps.ts';
import { sectionData } from './section-data.ts';

export const sectionDataCases = casesOf(sectionData, [
  contractCase('returns the data of a source under the default link, with texts in every language', sampleSeed, [
    {
      request: { input: { section: 'statistics', source: 'platform', link: 'default' } },
      expect: {
        status: 200,
        body: { result: { data: { stats: [{ value: '10K', label: { fr: 'Invités', en: 'Guests' } }] } } },
      },
    },
  ]),
  contractCase('returns the data of the given link', sampleSeed, [
    {
      request: { input: { section: 'statistics', source: 'platform', link: 'summer' } },
      expect: { status: 200, body: { result: { data: { stats: [] } } } },
    },
  ]),
  contractCase('rejects unknown sections, sources and links', sampleSeed, [
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
  ]),
  contractCase('rejects paths as names', sampleSeed, [
    invalidStep({ section: 'statistics', source: '../../etc', link: 'default' }, ['source']),
    invalidStep({ section: 's'.repeat(101), source: 'platform', link: 'a/b' }, ['link', 'section']),
  ]),
]);
