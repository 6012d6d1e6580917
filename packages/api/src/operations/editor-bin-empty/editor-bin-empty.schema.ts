import * as z from 'zod/mini';

export const input = z.object({
  /** The newest `removedAt` that the editor saw. Later removals stay. Without it, all entries are erased. */
  until: z.optional(z.iso.datetime()),
});

export const output = z.object({ data: z.object({ erased: z.number(), kept: z.number() }) });
