import { isSameValue } from '@kermesse/ui/fields';
import type { Values } from './check.ts';

/** Returns the values of `a` that differ from `b`, for the fields of `b`. The order of arrays does not matter. */
export function changesOf<V extends Values>(a: V, b: V): Partial<V> {
  return Object.fromEntries(
    Object.entries(a).filter(([name, value]) => Object.hasOwn(b, name) && !isSameValue(value, b[name])),
  ) as Partial<V>;
}

/** Whether `a` differs from `b` in any field of `b`. */
export const hasChanges = <V extends Values>(a: V, b: V): boolean => Object.keys(changesOf(a, b)).length > 0;
