import * as z from 'zod/mini';
import { queryName } from '../../schemas/common/query.ts';

export const input = z.object({ section: queryName, source: queryName, link: queryName });

/** `data` contains the fields of the section, or is a list if the section is one. */
export const output = z.object({
  result: z.object({ data: z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]) }),
});
