import * as z from 'zod/mini';

/** A text of the configuration: one for all languages, or one per language. */
export const translatableSchema = z.union([z.string(), z.record(z.string(), z.string())]);

/** An identifier as backends send it: a text or a number. */
export const identifierSchema = z.union([z.string().check(z.minLength(1)), z.number()]);
