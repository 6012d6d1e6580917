import type { PathKey } from '@kermesse/sections/faults';
import { isRecord } from '@kermesse/sections/json';
import { commentsKey } from '../document/comments.ts';
import type { Configuration } from '../document/json.ts';
import { placesOf } from '../document/sections.ts';

/** A difference between two versions of a page. */
export interface Difference {
  kind: 'added' | 'removed' | 'changed' | 'moved' | 'off' | 'on';
  /** The key of the section; undefined for the page's own fields. */
  section?: string;
  /** The path below the section's entry, or below the page. */
  keys: PathKey[];
  /** The new value, or the old one if it was removed. */
  title: string;
}

const shown = 60;
const titleOf = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.length > shown ? `${text.slice(0, shown)}…` : text;
};

function inside(before: unknown, after: unknown, keys: PathKey[], section?: string): Difference[] {
  if (Object.is(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) {
    const length = Math.max(before.length, after.length);
    return Array.from({ length }, (_, index) =>
      inside(before[index] as unknown, after[index] as unknown, [...keys, index], section),
    ).flat();
  }
  if (isRecord(before) && isRecord(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names].flatMap((name) => inside(before[name], after[name], [...keys, name], section));
  }
  if (before === undefined) return [{ kind: 'added', section, keys, title: titleOf(after) }];
  if (after === undefined) return [{ kind: 'removed', section, keys, title: titleOf(before) }];
  return [{ kind: 'changed', section, keys, title: titleOf(after) }];
}

const own = new Set<string>(['sections', 'sectionsOrder', 'sectionsDisabled', commentsKey]);

/**
 * Returns the differences between two versions of a page, section by section regardless of their order, without
 * comments.
 */
export function differencesOf(before: Configuration, after: Configuration): Difference[] {
  const places = {
    before: new Map(placesOf(before).map((place) => [place.key, place])),
    after: new Map(placesOf(after).map((place) => [place.key, place])),
  };
  const names = new Set([...Object.keys(before), ...Object.keys(after)].filter((name) => !own.has(name)));
  const head = [...names].flatMap((name) => inside(before[name], after[name], [name]));
  const whole = (kind: Difference['kind'], section: string): Difference => ({ kind, section, keys: [], title: '' });
  const gone = [...places.before.keys()].filter((key) => !places.after.has(key)).map((key) => whole('removed', key));
  const common = (list: ReadonlyMap<string, unknown>, other: ReadonlyMap<string, unknown>) =>
    [...list.keys()].filter((key) => other.has(key));
  const [orderBefore, orderAfter] = [common(places.before, places.after), common(places.after, places.before)];
  const sections = [...places.after.values()].flatMap(({ key, entry, disabled }): Difference[] => {
    const was = places.before.get(key);
    if (was === undefined) return [whole('added', key)];
    const switched = was.disabled === disabled ? [] : [whole(disabled ? 'off' : 'on', key)];
    const shifted = orderBefore.indexOf(key) === orderAfter.indexOf(key) ? [] : [whole('moved', key)];
    return [...switched, ...shifted, ...inside(was.entry, entry, [], key)];
  });
  return [...head, ...gone, ...sections];
}
