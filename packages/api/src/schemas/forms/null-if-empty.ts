import * as z from 'zod/mini';

/** Makes a text optional. An empty text becomes null, its stored form. */
export function nullIfEmpty(text: z.ZodMiniString) {
  return z.pipe(
    z.nullable(text),
    z.transform((value) => (value === '' ? null : value)),
  );
}
