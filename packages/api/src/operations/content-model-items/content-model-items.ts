import { operation, type OutputOf } from '../../operation/operation.ts';

/**
 * The items of a content model. Answers the plain shape, `{ data: [...] }`, unless `pageSize` is asked for: then
 * `{ data: { items, meta: { total, currentPage } } }`. `itemsOf` reads both. A model without items, or without a
 * definition, answers an empty list.
 */
export const contentModelItems = operation({
  name: 'content-model-items',
  method: 'GET',
  path: '/content-model/items',
  summary: 'The items of a content model, all of them or one page.',
  errors: ['form/invalid_data'],
  auth: 'none',
  schemas: () => import('./content-model-items.schema.ts'),
});

type Answer = OutputOf<typeof contentModelItems>;

/** One item of a content model, as stored; its fields beside these are the model's own. */
export type ContentItem = Extract<Answer['data'], readonly unknown[]>[number];

/** Items whichever way they came. `total` counts all there are, beyond this page too. */
export interface Items {
  items: ContentItem[];
  total: number;
  currentPage: number;
}

/** Reads both shapes of the answer. */
export function itemsOf({ data }: Answer): Items {
  if (Array.isArray(data)) return { items: data, total: data.length, currentPage: 1 };
  return { items: data.items, total: data.meta.total, currentPage: data.meta.currentPage };
}
