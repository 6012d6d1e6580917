import { operation } from '../../operation/operation.ts';

/** All news tags, inactive ones too: clients filter them with `activeOnly`. */
export const newsTags = operation({
  name: 'news-tags',
  method: 'GET',
  path: '/news-tags',
  summary: 'All news tags, active or not, with the number of articles under each.',
  errors: [],
  auth: 'none',
  schemas: () => import('./news-tags.schema.ts'),
});
