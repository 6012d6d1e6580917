import { operation } from '../../operation/operation.ts';

/** The link that a section's data is looked up under when none is named (specification §7). */
export const defaultLink = 'default';

/** The data of a section that is not written on its page, as stored: texts in every language. */
export const sectionData = operation({
  name: 'section-data',
  method: 'GET',
  path: '/section-data/{section}/source/{source}/link/{link}',
  summary: 'The data of a section from one of its sources.',
  errors: ['form/invalid_data', 'request/not_found'],
  auth: 'none',
  schemas: () => import('./section-data.schema.ts'),
});
