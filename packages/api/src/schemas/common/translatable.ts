import * as z from 'zod/mini';

/** A text as the configuration holds it: one for all languages, or one for each. */
export const translatableSchema = z.union([z.string(), z.record(z.string(), z.string())]);

/** An identifier as backends give them. */
export const identifierSchema = z.union([z.string().check(z.minLength(1)), z.number()]);
