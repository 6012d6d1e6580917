import type { PathKey } from '@kermesse/sections/faults';
import { parseJsonText } from '@kermesse/sections/json';
import type { Configuration } from '../document/json.ts';
import { movedKey } from '../document/moved-key.ts';
import { placesOf } from '../document/sections.ts';

/** The key of the page's own fields in the list. */
export const pagePlace = 'page';

/** Returns the section of a path, or `pagePlace`. */
export function placeOfPath(configuration: Configuration, keys: readonly PathKey[]): string {
  if (keys[0] !== 'sections' || typeof keys[1] !== 'number') return pagePlace;
  return placesOf(configuration).find(({ index }) => index === keys[1])?.key ?? pagePlace;
}

/** Returns the place of the form of comments on a check, which is unlike the key of a section. */
export const placeOfCheck = (...check: readonly unknown[]): string => JSON.stringify(check);

/** Returns the section of the place of a form of comments: that of its check, or the one whose key it is. */
export function sectionOfPlace(place: string): string {
  // Several checks of one kind on a field are numbered.
  const check = parseJsonText(place.replace(/-\d+$/, ''));
  if (!Array.isArray(check)) return place;
  return typeof check[0] === 'string' ? check[0] : pagePlace;
}

/** Returns the section to select after a change: the same one, or the one at its place. */
export function stillSelected(before: Configuration, after: Configuration, selected: string): string {
  const places = placesOf(after);
  if (selected === pagePlace || places.some(({ key }) => key === selected)) return selected;
  const formerIndex = placesOf(before).findIndex(({ key }) => key === selected);
  return places[Math.min(Math.max(formerIndex, 0), places.length - 1)]?.key ?? pagePlace;
}

/** Returns the section to select after sections were added: the last of them. */
export function lastAdded(before: Configuration, after: Configuration, selected: string): string {
  const former = new Set(placesOf(before).map(({ key }) => key));
  return placesOf(after).findLast(({ key }) => !former.has(key))?.key ?? selected;
}

const parts = ['sections', 'sectionsOrder', 'sectionsDisabled'];

/** Returns whether two versions of a page differ in the page's own fields. */
const isHeadChanged = (before: Configuration, after: Configuration): boolean =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].some(
    (key) => !parts.includes(key) && !key.startsWith('$') && before[key] !== after[key],
  );

/**
 * Returns the section to select after a step was undone or redone: the one that the step changed, moved, hid, showed or
 * brought back, or the page if it changed only the page's own fields. Otherwise the selection stays.
 */
export function shownAfterStep(before: Configuration, after: Configuration, selected: string): string {
  const former = new Map(placesOf(before).map((place) => [place.key, place]));
  const places = placesOf(after);
  const changed = places.filter(
    ({ key, entry, disabled }) => former.get(key)?.entry !== entry || former.get(key)?.disabled !== disabled,
  );
  const [only] = changed;
  if (changed.length === 1 && only !== undefined) return only.key;
  if (changed.length > 0 || places.length !== former.size) return stillSelected(before, after, selected);
  if (isHeadChanged(before, after)) return pagePlace;
  const keysOf = (configuration: Configuration, without: string) =>
    placesOf(configuration).flatMap(({ key }) => (key === without ? [] : key));
  return movedKey(before, after, [...places.map(({ key }) => key), selected], keysOf) ?? selected;
}
