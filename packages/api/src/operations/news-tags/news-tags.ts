import { operation } from '../../operation/operation.ts';

/** Lists all news tags. Clients filter them with `activeOnly`. */
export const newsTags = operation({
  name: 'news-tags',
  method: 'GET',
  path: '/news-tags',
  summary: 'List all news tags, active or not, with the number of articles of each.',
  errors: [],
  auth: 'none',
  schemas: () => import('./news-tags.schema.ts'),
});
