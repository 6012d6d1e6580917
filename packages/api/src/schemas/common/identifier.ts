import * as z from 'zod/mini';

const asText = z.transform((given: string | number) => String(given));

/**
 * The identifier of a record: a text of 1 to 100 UTF-16 units. A number, as some backends send, is converted to a text.
 */
export const identifier = z.pipe(z.union([z.string().check(z.minLength(1), z.maxLength(100)), z.number()]), asText);

/** An identifier in a path. */
export const pathIdentifier = z.string().check(z.regex(/^[\w-]{1,100}$/));

/** Identifiers of entries of the site configuration (provider types and their categories), without duplicates. */
export const identifiers = z.pipe(
  z.array(identifier).check(z.maxLength(500)),
  z.transform((given: string[]) => [...new Set(given)]),
);
