import { isRecord } from '@kermesse/sections/json';
import { identifySection, sectionId } from '@kermesse/sections/page-registry';
import { sortSections } from '@kermesse/sections/section-order';
import { cached } from './cached.ts';
import { commentsOf } from './comments.ts';
import { getIn, listOf, setIn, type Configuration } from './json.ts';

/** A section in the composer's list, valid or not. */
export interface SectionPlace {
  /** The key in the list and the preview: the section's identifier, or `#<index>` if it has none. */
  key: string;
  /** The index in the configuration's `sections`. */
  index: number;
  /** `slug__linkId`; undefined if the entry has no slug or repeats an identifier. */
  id?: string;
  slug?: string;
  linkId?: string;
  disabled: boolean;
  /** The entry as written in the configuration. */
  entry: unknown;
}

/** Returns the entries of `sections`; none if it is no list. */
export const entriesOf = (configuration: Configuration): readonly unknown[] => listOf(configuration['sections']);

/** Returns the text items of a list of identifiers. */
export const idsUnder = (configuration: Configuration, key: 'sectionsOrder' | 'sectionsDisabled'): string[] =>
  listOf(configuration[key]).filter((id) => typeof id === 'string');

function placeOf(entry: unknown, index: number, seen: Set<string>, disabled: ReadonlySet<string>): SectionPlace {
  const { slug, linkId } = identifySection(isRecord(entry) ? entry : {});
  if (slug === undefined) return { key: `#${index}`, index, disabled: false, entry };
  const id = sectionId(slug, linkId);
  if (seen.has(id)) return { key: `#${index}`, index, slug, linkId, disabled: false, entry };
  seen.add(id);
  return { key: id, index, id, slug, linkId, disabled: disabled.has(id), entry };
}

const placed = new WeakMap<object, SectionPlace>();

/** Returns the previous object for an entry if nothing about it changed, so that lists render only changed rows. */
function reusedPlace(place: SectionPlace): SectionPlace {
  const { entry } = place;
  if (typeof entry !== 'object' || entry === null) return place;
  const known = placed.get(entry);
  if (
    known !== undefined &&
    known.key === place.key &&
    known.index === place.index &&
    known.disabled === place.disabled
  )
    return known;
  placed.set(entry, place);
  return place;
}

/**
 * Returns all sections of a page in the order visitors see them, with disabled ones in their places. Entries without an
 * identifier come last. Returns the same array for the same configuration.
 */
export const placesOf = cached((configuration: Configuration): SectionPlace[] => {
  const seen = new Set<string>();
  const disabled = new Set(idsUnder(configuration, 'sectionsDisabled'));
  const places = entriesOf(configuration).map((entry, index) => reusedPlace(placeOf(entry, index, seen, disabled)));
  return sortSections(places, idsUnder(configuration, 'sectionsOrder'));
});

/** Returns the section with a key, or undefined if the page has none. */
export const sectionWithKey = (configuration: Configuration, key: string | undefined): SectionPlace | undefined =>
  placesOf(configuration).find((place) => place.key === key);

/**
 * Returns the index for a section that is added after another one: the end after one without an identifier, and the top
 * of the page without another one.
 */
export function indexAfter(configuration: Configuration, key: string | undefined): number {
  if (key === undefined) return 0;
  const ids = placesOf(configuration).flatMap(({ id }) => id ?? []);
  return ids.includes(key) ? ids.indexOf(key) + 1 : ids.length;
}

/** Returns the anchor of a section; '' if it has none. */
export function anchorOf(entry: unknown): string {
  const anchor = getIn(entry, ['settings', 'anchor']);
  return typeof anchor === 'string' ? anchor : '';
}

/** Returns an unused name: the given one, or else numbered from 2. */
function freeName(name: string, isTaken: (name: string) => boolean): string {
  const stem = name.replace(/-\d{1,4}$/, '');
  let free = name;
  for (let number = 2; isTaken(free); number += 1) free = `${stem}-${number}`;
  return free;
}

/**
 * Returns an unused link id for a slug: `preferredId`, or else numbered from 2. The id of a removed section with
 * comments counts as used, so that another section does not inherit them, unless it is the preferred one.
 *
 * @param unsent the sections with comments that were not sent.
 */
export function freeLinkId(
  configuration: Configuration,
  slug: string,
  preferredId: string | undefined,
  unsent: readonly string[],
): string {
  const taken = new Set(placesOf(configuration).map(({ id }) => id));
  const commented = new Set([...commentsOf(configuration).map(({ section }) => section), ...unsent]);
  return freeName(preferredId ?? 'main', (linkId) => {
    const id = sectionId(slug, linkId);
    return taken.has(id) || (linkId !== preferredId && commented.has(id));
  });
}

/** Returns the section with an unused anchor: its own, or else numbered from 2. */
export function withFreeAnchor(configuration: Configuration, entry: Record<string, unknown>): Record<string, unknown> {
  const anchor = anchorOf(entry);
  const taken = new Set(entriesOf(configuration).map(anchorOf));
  return anchor === ''
    ? entry
    : setIn(
        entry,
        ['settings', 'anchor'],
        freeName(anchor, (free) => taken.has(free)),
      );
}
