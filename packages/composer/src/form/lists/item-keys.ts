import { useState } from 'react';
import { listOf } from '../../document/json.ts';

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

/** Returns the keys of the items of a list, which stay the same while the list is mounted. */
export function useItemKeys(value: unknown): readonly number[] {
  const [known, setKnown] = useState(() => ({
    value,
    ...followItems(listOf(value), { items: [], keys: [], next: 0 }),
  }));
  if (known.value === value) return known.keys;
  const now = { value, ...followItems(listOf(value), known) };
  setKnown(now);
  return now.keys;
}
