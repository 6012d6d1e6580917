import * as z from 'zod/mini';

/**
 * The response of an operation that returns no data. We send `{}`; other backends may send an empty body, a text, or
 * any object (specification §7 shows none).
 */
export const acknowledgement = z.pipe(
  z.union([z.undefined(), z.null(), z.string(), z.looseObject({})]),
  z.transform((): Record<string, never> => ({})),
);
