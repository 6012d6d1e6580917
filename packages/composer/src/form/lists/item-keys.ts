import { useState } from 'react';
import { listOf } from '../../document/json.ts';
import { followItems } from '../../store/moved-path.ts';

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
