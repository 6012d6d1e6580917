import * as z from 'zod/mini';
import { pagePropsSchema } from '../../schemas/pages/page.ts';
import { queryLocale } from '../../schemas/common/query.ts';

/** `path` has no language prefix; the query and the fragment of an address are no part of it. */
export const input = z.object({
  path: z.string().check(z.maxLength(2000), z.regex(/^\/[^?#\\\p{Cc}]*$/u)),
  locale: queryLocale,
});

export const output = pagePropsSchema;
