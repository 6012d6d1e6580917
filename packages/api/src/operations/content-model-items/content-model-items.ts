import { operation, type ResponseData } from '../../operation/operation.ts';

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

type Listed = ResponseData<typeof contentModelItems>;

/** A stored item of a content model. The other fields are those of the model. */
export type ContentItem = Extract<Listed, readonly unknown[]>[number];

/** The items in either shape. `total` counts the items of all pages. */
export interface Items {
  items: ContentItem[];
  total: number;
  currentPage: number;
}

/** Reads both shapes of the response's data. */
export function itemsOf(listed: Listed): Items {
  if (Array.isArray(listed)) return { items: listed, total: listed.length, currentPage: 1 };
  return { items: listed.items, total: listed.meta.total, currentPage: listed.meta.currentPage };
}
