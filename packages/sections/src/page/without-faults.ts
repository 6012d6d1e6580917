import type { Fault, PathKey } from '../schema/faults.ts';
import { parseJsonText, isRecord } from '../schema/json.ts';
import { valueAt } from '../schema/tolerant.ts';

/** The maximum number of rounds, since a removal can cause further ones: value, item, section, page entry. */
const maxRounds = 8;

function parsedParent(root: Record<string, unknown>, keys: readonly PathKey[]): unknown {
  let current: unknown = root;
  for (const key of keys.slice(0, -1)) {
    if (typeof current !== 'object' || current === null) return undefined;
    const parent = current as Record<PathKey, unknown>;
    const child = parseJsonText(parent[key]);
    parent[key] = child;
    current = child;
  }
  return current;
}

function remove(root: Record<string, unknown>, keys: readonly PathKey[]): void {
  const parent = parsedParent(root, keys);
  const last = keys.at(-1);
  if (Array.isArray(parent) && typeof last === 'number') parent.splice(last, 1);
  else if (isRecord(parent) && last !== undefined) delete parent[last];
}

/**
 * Returns the path to remove for a fault: that of the invalid value, or that of the list item that lacks a required
 * one.
 */
function target(root: unknown, { field, keys: faultKeys }: Fault): PathKey[] {
  const keys = field ?? faultKeys;
  const inSections = keys[0] === 'sections' && typeof keys[1] === 'number';
  if (inSections && (keys.length === 2 || keys[2] === 'slug' || keys[2] === 'pivot')) return keys.slice(0, 2);
  if (valueAt(root, keys) !== undefined) return keys;
  const item = keys.findLastIndex((key) => typeof key === 'number');
  return item === -1 ? keys : keys.slice(0, item + 1);
}

/** Sorts later positions first, so that a removal does not shift the others. */
const laterFirst = (a: PathKey[], b: PathKey[]): number => {
  for (let at = 0; at < Math.min(a.length, b.length); at += 1) {
    const [x, y] = [a[at], b[at]];
    if (x === y) continue;
    return typeof x === 'number' && typeof y === 'number' ? y - x : String(x) < String(y) ? 1 : -1;
  }
  return b.length - a.length;
};

/**
 * Returns a copy of a configuration without its faulty values. All valid and unknown values stay.
 * @param check returns the faults of a configuration; values of `kept` faults stay
 */
export function withoutFaults<T extends Record<string, unknown>>(configuration: T, check: (value: T) => Fault[]): T {
  const copy = structuredClone(configuration);
  for (let round = 0; round < maxRounds; round += 1) {
    const faults = check(copy).filter(({ kept, keys }) => kept !== true && keys.length > 0);
    if (faults.length === 0) break;
    const targets = new Map(faults.map((each) => target(copy, each)).map((keys) => [JSON.stringify(keys), keys]));
    for (const keys of [...targets.values()].toSorted(laterFirst)) remove(copy, keys);
  }
  return copy;
}
