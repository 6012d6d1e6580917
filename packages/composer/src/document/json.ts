import { fromJsonText, isRecord } from '@kermesse/sections/json';
import type { PathKey } from '@kermesse/sections/faults';

/** A configuration as an editor's file holds it: whatever keys it has. Never changed in place. */
export type Configuration = Readonly<Record<string, unknown>>;

type Holder = Record<string, unknown> | unknown[];

/** The object or list that a value is, or contains as JSON text; undefined for anything else. */
function holderOf(value: unknown): Holder | undefined {
  const inside = fromJsonText(value);
  return Array.isArray(inside) || isRecord(inside) ? inside : undefined;
}

/** The value found by following keys down, through JSON texts too; undefined where the way ends. */
export function getIn(value: unknown, keys: readonly PathKey[]): unknown {
  let here = value;
  for (const key of keys) {
    const holder = holderOf(here);
    if (holder === undefined || !Object.hasOwn(holder, key)) return undefined;
    here = (holder as Record<PathKey, unknown>)[key];
  }
  return here;
}

function withKey(holder: Holder, key: PathKey, value: unknown): Holder | undefined {
  if (Array.isArray(holder)) {
    if (typeof key !== 'number' || key < 0 || key >= holder.length || value === undefined) return undefined;
    return holder.with(key, value);
  }
  if (value !== undefined) return { ...holder, [key]: value };
  return Object.fromEntries(Object.entries(holder).filter(([name]) => name !== String(key)));
}

/**
 * The same value with one place in it changed; everything beside the way there is the very same as before. Objects that
 * are missing on the way are made; `undefined` takes the place away. Where the way cannot be gone (an index outside its
 * list, a name in a list, a text in between) the value itself comes back.
 */
export function setIn<T>(value: T, keys: readonly PathKey[], next: unknown): T {
  const [key, ...rest] = keys;
  if (key === undefined) return next as T;
  const holder =
    holderOf(value) ?? (value === undefined || value === null ? (typeof key === 'number' ? [] : {}) : undefined);
  if (holder === undefined) return value;
  const before = Object.hasOwn(holder, key) ? (holder as Record<PathKey, unknown>)[key] : undefined;
  const after = setIn(before, rest, next);
  if (Object.is(before, after)) return value;
  return (withKey(holder, key, after) ?? value) as T;
}

/** The same value with the list at a place changed. A list that is missing counts as empty; what is no list stays. */
export function changeList<T>(
  value: T,
  keys: readonly PathKey[],
  change: (list: readonly unknown[]) => readonly unknown[],
): T {
  const list = fromJsonText(getIn(value, keys) ?? []);
  if (!Array.isArray(list)) return value;
  const changed = change(list);
  return changed === list ? value : setIn(value, keys, changed);
}

/** A list with one of its items at another place; the same list when there is nothing to move. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  if (from === to || !(from in list) || to < 0 || to >= list.length) return list;
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(to, 0, list[from] as T);
}
