import * as z from 'zod/mini';

const asText = z.transform((given: string | number) => String(given));

/** What names a row: a text, 1 to 100 units. Backends that count send a number; it is read as a text. */
export const identifier = z.pipe(z.union([z.string().check(z.minLength(1), z.maxLength(100)), z.number()]), asText);

/** The name of a row in a path. */
export const pathIdentifier = z.string().check(z.regex(/^[\w-]{1,100}$/));

/** Names of entries of the site's configuration (provider types and their categories), each once. */
export const identifiers = z.pipe(
  z.array(identifier).check(z.maxLength(500)),
  z.transform((given: string[]) => [...new Set(given)]),
);
