import * as z from 'zod/mini';

/**
 * The answer of an operation that has nothing to say but that it was done. We answer `{}`; other backends may answer
 * nothing at all, a text, or any object (specification §7 shows none).
 */
export const acknowledgement = z.pipe(
  z.union([z.undefined(), z.null(), z.string(), z.looseObject({})]),
  z.transform((): Record<string, never> => ({})),
);
