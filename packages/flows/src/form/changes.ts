import { isSameValue } from '@kermesse/ui/fields';
import type { Values } from './check.ts';

/** Returns a value as the server stores it: text without white space at its ends. */
const trimmed = (value: Values[string] | undefined) => (typeof value === 'string' ? value.trim() : value);

/**
 * Returns the values of `a` that differ from `b`, for the fields of `b`. White space at the ends of a text and the
 * order of arrays do not matter.
 */
export function changesOf<V extends Values>(a: V, b: V): Partial<V> {
  return Object.fromEntries(
    Object.entries(a).filter(
      ([name, value]) => Object.hasOwn(b, name) && !isSameValue(trimmed(value), trimmed(b[name])),
    ),
  ) as Partial<V>;
}

/** Whether `a` differs from `b` in any field of `b`. */
export const hasChanges = <V extends Values>(a: V, b: V): boolean => Object.keys(changesOf(a, b)).length > 0;
