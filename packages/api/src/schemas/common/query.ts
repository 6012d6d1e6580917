import * as z from 'zod/mini';
import { locales } from './locale.ts';

/** A flag in a query: `true` or `1`, `false` or `0`. */
export const queryFlag = z.pipe(
  z.enum(['true', 'false', '1', '0']),
  z.transform((text) => text === 'true' || text === '1'),
);

/** A whole number from 1 to `most` in a query. */
export function queryCount(most: number) {
  return z.pipe(
    z.string().check(
      z.regex(/^[1-9]\d*$/),
      z.refine((text) => Number(text) <= most, 'invalid'),
    ),
    z.transform(Number),
  );
}

/** A language in a query; French by default. */
export const queryLocale = z._default(z.enum(locales), 'fr');

/**
 * A name in a path or query: at most 100 letters, digits, spaces, underscores, dots and hyphens, the first a letter or
 * digit.
 */
export const queryName = z.string().check(z.regex(/^[\p{L}\p{N}][\p{L}\p{N} _.-]{0,99}$/u));
