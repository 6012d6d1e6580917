import { operation } from '../../operation/operation.ts';

/** The link under which a section's data is stored by default (specification §7). */
export const defaultLink = 'default';

/** Returns the data of a section from a source outside its page, as stored: with texts in every language. */
export const sectionData = operation({
  name: 'section-data',
  method: 'GET',
  path: '/section-data/{section}/source/{source}/link/{link}',
  summary: 'Get the data of a section from one of its sources.',
  errors: ['form/invalid_data', 'request/not_found'],
  auth: 'none',
  schemas: () => import('./section-data.schema.ts'),
});
