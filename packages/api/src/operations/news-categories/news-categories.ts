import { operation } from '../../operation/operation.ts';

/** Lists all news categories. Clients filter them with `activeOnly`. */
export const newsCategories = operation({
  name: 'news-categories',
  method: 'GET',
  path: '/news-categories',
  summary: 'List all news categories, active or not.',
  errors: [],
  auth: 'none',
  schemas: () => import('./news-categories.schema.ts'),
});
