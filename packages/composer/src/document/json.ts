import { parseJsonText, isRecord } from '@kermesse/sections/json';
import type { PathKey } from '@kermesse/sections/faults';

/** A configuration as in an editor's file, with any keys. It is immutable. */
export type Configuration = Readonly<Record<string, unknown>>;

/** Returns whether two values are the same as JSON text, with their keys in the same order. */
export const isSameJson = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

type Holder = Record<string, unknown> | unknown[];

/**
 * The parsed JSON texts, so that a path through a text leads to the same value each time, as subscriptions need, and
 * that the items of a list are the same ones after it changes. Only the latest ones are kept: many more than a document
 * has.
 */
const parsedTexts = new Map<string, unknown>();
const maximumTexts = 1000;

/** Returns the object or list that a value is, or contains as JSON text; undefined for anything else. */
function holderOf(value: unknown): Holder | undefined {
  let inside = value;
  if (typeof value === 'string') {
    inside = parsedTexts.get(value) ?? parseJsonText(value);
    if (inside !== value) parsedTexts.set(value, inside);
    const [oldest] = parsedTexts.keys();
    if (parsedTexts.size > maximumTexts && oldest !== undefined) parsedTexts.delete(oldest);
  }
  return Array.isArray(inside) || isRecord(inside) ? inside : undefined;
}

/** Returns whether a path is the path `keys` or leads into it. */
export const isAtOrBelow = (path: readonly PathKey[], keys: readonly PathKey[]): boolean =>
  keys.every((key, index) => path[index] === key);

/** Returns the list that a value is, or contains as JSON text; an empty one for anything else. */
export function listOf(value: unknown): readonly unknown[] {
  const list = holderOf(value);
  return Array.isArray(list) ? list : [];
}

/** Returns the value at a path, through JSON texts too; undefined if the path does not exist. */
export function getIn(value: unknown, keys: readonly PathKey[]): unknown {
  let reached = value;
  for (const key of keys) {
    const holder = holderOf(reached);
    if (holder === undefined || !Object.hasOwn(holder, key)) return undefined;
    reached = (holder as Record<PathKey, unknown>)[key];
  }
  return reached;
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
 * Returns a copy with one place changed; unrelated parts are shared. Creates missing objects on the path; `undefined`
 * removes the place. Returns the value itself if the path is impossible (an index outside its list, a name in a list, a
 * text in between).
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

/**
 * Returns a copy with the list at a path changed. A missing list counts as empty. Returns the value itself if there is
 * something other than a list.
 */
export function changeList<T>(
  value: T,
  keys: readonly PathKey[],
  change: (list: readonly unknown[]) => readonly unknown[],
): T {
  const list = holderOf(getIn(value, keys) ?? []);
  if (!Array.isArray(list)) return value;
  const changed = change(list);
  return changed === list ? value : setIn(value, keys, changed);
}

/** Returns a list with one item moved; the same list if there is nothing to move. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  if (from === to || !(from in list) || to < 0 || to >= list.length) return list;
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(to, 0, list[from] as T);
}
