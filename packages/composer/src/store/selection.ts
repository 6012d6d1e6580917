import type { PathKey } from '@kermesse/sections/faults';
import type { Configuration } from '../document/json.ts';
import { placesOf } from '../document/sections.ts';

/** The key of the page's own fields in the list. */
export const pagePlace = 'page';

/** Returns the section of a path, or `pagePlace`. */
export function placeOfPath(configuration: Configuration, keys: readonly PathKey[]): string {
  if (keys[0] !== 'sections' || typeof keys[1] !== 'number') return pagePlace;
  return placesOf(configuration).find(({ index }) => index === keys[1])?.key ?? pagePlace;
}

/** Returns the section to select after a change: the same one, or the one at its place. */
export function stillSelected(before: Configuration, after: Configuration, selected: string): string {
  const places = placesOf(after);
  if (selected === pagePlace || places.some(({ key }) => key === selected)) return selected;
  const was = placesOf(before).findIndex(({ key }) => key === selected);
  return places[Math.min(Math.max(was, 0), places.length - 1)]?.key ?? pagePlace;
}

const parts = ['sections', 'sectionsOrder', 'sectionsDisabled'];

/** Returns whether two versions of a page differ in the page's own fields. */
const isHeadChanged = (before: Configuration, after: Configuration): boolean =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].some(
    (key) => !parts.includes(key) && !key.startsWith('$') && before[key] !== after[key],
  );

/**
 * Returns the section to select after a step was undone or redone: the one that the step changed or brought back, or
 * the page if it changed only the page's own fields. Otherwise the selection stays.
 */
export function shownAfterStep(before: Configuration, after: Configuration, selected: string): string {
  const entries = new Map(placesOf(before).map(({ key, entry }) => [key, entry]));
  const changed = placesOf(after).flatMap(({ key, entry }) => (entries.get(key) === entry ? [] : key));
  const [only] = changed;
  if (changed.length === 1 && only !== undefined) return only;
  if (changed.length === 0 && placesOf(after).length === entries.size && isHeadChanged(before, after)) return pagePlace;
  return stillSelected(before, after, selected);
}
