import * as z from 'zod/mini';

export const input = z.object({});

export const output = z.object({ data: z.object({ erased: z.number(), kept: z.number() }) });
