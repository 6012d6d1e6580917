import type { Values } from './check.ts';

const same = (a: Values[string] | undefined, b: Values[string] | undefined): boolean =>
  Array.isArray(a) && Array.isArray(b) ? a.length === b.length && a.every((each) => b.includes(each)) : a === b;

/** The fields of `b` in which `a` differs from it. The order of a choice of several does not count. */
export function changesOf<V extends Values>(a: V, b: V): Partial<V> {
  return Object.fromEntries(
    Object.entries(a).filter(([name, value]) => Object.hasOwn(b, name) && !same(value, b[name])),
  ) as Partial<V>;
}

/** Whether `a` differs from `b` in any field of `b`. */
export const differ = <V extends Values>(a: V, b: V): boolean => Object.keys(changesOf(a, b)).length > 0;
