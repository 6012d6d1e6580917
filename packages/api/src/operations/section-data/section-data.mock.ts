import { mockOf } from '../../mock/mock-of.ts';
import { Refused } from '../../operation/refused.ts';
import type { OutputOf } from '../../operation/operation.ts';
import { defaultLink, sectionData } from './section-data.ts';

type Data = OutputOf<typeof sectionData>['result']['data'];

export const sectionDataMock = mockOf(sectionData, {
  respond: ({ section, source, link }, { content }) => {
    const found = (content.site.sectionData ?? []).find(
      (entry) => entry.section === section && entry.source === source && (entry.link ?? defaultLink) === link,
    );
    if (found === undefined) throw new Refused('request/not_found');
    return { result: { data: found.data as Data } };
  },
  example: { result: { data: { stats: [{ value: '10K', label: { fr: 'Invités', en: 'Guests' } }] } } },
  responses: { empty: { result: { data: {} } } },
  invalid: { section: 'invalid' },
});
