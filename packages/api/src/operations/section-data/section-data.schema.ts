import * as z from 'zod/mini';
import { queryName } from '../../schemas/common/query.ts';

export const input = z.object({ section: queryName, source: queryName, link: queryName });

/** `data` is the fields of the section, or a list where the section is one. */
export const output = z.object({
  result: z.object({ data: z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]) }),
});
