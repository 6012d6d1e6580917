import * as z from 'zod/mini';
import { pagePropsSchema } from '../../schemas/pages/page.ts';
import { queryLocale } from '../../schemas/common/query.ts';

/** `path` has neither language prefix nor query nor fragment. */
export const input = z.object({
  path: z.string().check(z.maxLength(2000), z.regex(/^\/[^?#\\\p{Cc}]*$/u)),
  locale: queryLocale,
});

export const output = pagePropsSchema;
