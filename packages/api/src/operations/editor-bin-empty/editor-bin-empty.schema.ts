import * as z from 'zod/mini';

export const input = z.object({
  /** The newest `removedAt` that the editor saw. Later removals stay. Without it, all entries are erased. */
  until: z.optional(
    z.iso.datetime().check(
      // ISO 8601 has the year 0, the database does not.
      z.refine((time) => !time.startsWith('0000'), 'invalid'),
    ),
  ),
});

export const output = z.object({ data: z.object({ erased: z.number(), kept: z.number() }) });
