import { operation, type OutputOf } from '../../operation/operation.ts';

/**
 * Returns the items of a content model. The response has the plain shape `{ data: [...] }`; with `pageSize` it has the
 * shape `{ data: { items, meta: { total, currentPage } } }`. `itemsOf` reads both. A model without items or definition
 * returns an empty list.
 */
export const contentModelItems = operation({
  name: 'content-model-items',
  method: 'GET',
  path: '/content-model/items',
  summary: 'List the items of a content model, all or one page.',
  errors: ['form/invalid_data'],
  auth: 'none',
  schemas: () => import('./content-model-items.schema.ts'),
});

type Output = OutputOf<typeof contentModelItems>;

/** A stored item of a content model. The other fields are those of the model. */
export type ContentItem = Extract<Output['data'], readonly unknown[]>[number];

/** The items in either shape. `total` counts the items of all pages. */
export interface Items {
  items: ContentItem[];
  total: number;
  currentPage: number;
}

/** Reads both shapes of the response. */
export function itemsOf({ data }: Output): Items {
  if (Array.isArray(data)) return { items: data, total: data.length, currentPage: 1 };
  return { items: data.items, total: data.meta.total, currentPage: data.meta.currentPage };
}
