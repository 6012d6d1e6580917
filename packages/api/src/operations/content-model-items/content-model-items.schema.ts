import * as z from 'zod/mini';
import { queryCount, queryFlag, queryName } from '../../schemas/common/query.ts';

/**
 * Without `isActive`, active and inactive items are returned. `page` counts from 1 and is ignored without `pageSize`.
 */
export const input = z.object({
  contentModelName: queryName,
  isActive: z.optional(queryFlag),
  pageSize: z.optional(queryCount(100)),
  page: z.optional(queryCount(1_000_000)),
});

const item = z.looseObject({ contentModelName: z.string(), isActive: z.boolean() });
const count = z.number().check(z.gte(0), z.multipleOf(1));

export const output = z.object({
  data: z.union([
    z.array(item),
    z.object({ items: z.array(item), meta: z.object({ total: count, currentPage: count }) }),
  ]),
});
