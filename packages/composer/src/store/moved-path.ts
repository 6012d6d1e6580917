import type { PathKey } from '@kermesse/sections/faults';
import { getIn, listOf, type Configuration } from '../document/json.ts';
import { sectionWithKey } from '../document/sections.ts';
import { pagePlace, placeOfPath } from './selection.ts';

/** The items of a list with their keys. */
export interface KeyedItems {
  items: readonly unknown[];
  keys: readonly number[];
  /** The key of the next new item. */
  next: number;
}

/**
 * Returns keys for the items of a list. An item that has moved keeps its key, and so does one that was edited in its
 * place.
 */
export function followItems(items: readonly unknown[], before: KeyedItems): KeyedItems {
  const left = new Set(before.keys.keys());
  /** Returns the key of the former item at an index, unless another item has it. */
  const take = (index: number) => (left.delete(index) ? before.keys[index] : undefined);
  const unmoved = items.map((item, index) => (item === before.items[index] ? take(index) : undefined));
  const found = unmoved.map(
    (key, index) => key ?? take(before.items.findIndex((each, from) => left.has(from) && each === items[index])),
  );
  let { next } = before;
  const keys = found.map((key, index) => key ?? take(index) ?? next++);
  return { items, keys, next };
}

/** Returns a path after the items of the lists on it have changed; undefined if one of the path is gone. */
export function movedPath(keys: readonly PathKey[], before: unknown, after: unknown): PathKey[] | undefined {
  const path: PathKey[] = [];
  for (const [depth, key] of keys.entries()) {
    if (typeof key === 'number') {
      const items = listOf(getIn(before, keys.slice(0, depth)));
      const known = { items, keys: [...items.keys()], next: items.length };
      const index = followItems(listOf(getIn(after, path)), known).keys.indexOf(key);
      if (index === -1) return undefined;
      path.push(index);
    } else path.push(key);
  }
  return path;
}

/** Returns the path of a field after a change of its document; undefined if its section or an item of it is gone. */
export function movedFieldPath(
  keys: readonly PathKey[],
  before: Configuration,
  after: Configuration,
): PathKey[] | undefined {
  const section = placeOfPath(before, keys);
  if (section === pagePlace) return movedPath(keys, before, after);
  const place = sectionWithKey(after, section);
  const path = place && movedPath(keys.slice(2), sectionWithKey(before, section)?.entry, place.entry);
  return path && ['sections', place.index, ...path];
}
