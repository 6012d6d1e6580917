import { operation } from '../../operation/operation.ts';

/** All news categories, inactive ones too: clients filter them with `activeOnly`. */
export const newsCategories = operation({
  name: 'news-categories',
  method: 'GET',
  path: '/news-categories',
  summary: 'All news categories, active or not.',
  errors: [],
  auth: 'none',
  schemas: () => import('./news-categories.schema.ts'),
});
