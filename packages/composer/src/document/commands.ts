import type { PathKey } from '@kermesse/sections/faults';
import { parseJsonText, isRecord } from '@kermesse/sections/json';
import { sectionId } from '@kermesse/sections/page-registry';
import { commentsOf, withComments } from './comments.ts';
import { changeList, moved, setIn, type Configuration } from './json.ts';
import {
  entriesOf,
  freeLinkId,
  idsUnder,
  indexAfter,
  placesOf,
  sectionWithKey,
  withFreeAnchor,
  type SectionPlace,
} from './sections.ts';

/** A section that can be added to a page. */
export type NewSection = Readonly<Record<string, unknown>> & { slug: string };

/**
 * A change of a configuration, as data. A command with nothing to do (an unknown section, an index outside its list)
 * leaves the configuration as it is: `applyCommand` returns the same object.
 */
export type Command =
  /**
   * Sets a value at a path; `undefined` removes it. `newStep` tells whether it begins a new undo step, where the field
   * knows. `composing` tells whether it continues an input method's composition.
   */
  | { do: 'set'; keys: PathKey[]; value: unknown; newStep?: boolean; composing?: boolean }
  | { do: 'insert'; keys: PathKey[]; at: number; value: unknown }
  | { do: 'removeItem'; keys: PathKey[]; at: number }
  | { do: 'move'; keys: PathKey[]; from: number; to: number }
  /** Adds sections from index `at` of the page on, with unused link ids. */
  | { do: 'add'; at: number; entries: readonly NewSection[] }
  | { do: 'duplicate'; key: string }
  | { do: 'remove'; key: string }
  /** Moves a section before another one; null moves it to the end. */
  | { do: 'reorder'; key: string; before: string | null }
  | { do: 'enable'; key: string; enabled: boolean }
  /** Replaces the whole configuration: with an opened file or an older version. The comments of both are merged. */
  | { do: 'replace'; configuration: Configuration };

const idOf = ({ id }: SectionPlace) => (id === undefined ? [] : [id]);

/** Writes the order of the page as a list. Ids in the old list that no section has stay at the end. */
function withOrder(configuration: Configuration, ids: readonly string[]): Configuration {
  const existing = new Set(placesOf(configuration).flatMap(idOf));
  const unknownIds = idsUnder(configuration, 'sectionsOrder').filter((id) => !existing.has(id));
  return setIn(configuration, ['sectionsOrder'], [...ids, ...unknownIds]);
}

function add(configuration: Configuration, at: number, given: NewSection, unsent: readonly string[]): Configuration {
  const listed = parseJsonText(configuration['sections'] ?? []);
  if (!Array.isArray(listed)) return configuration;
  const pivot = isRecord(given['pivot']) ? given['pivot'] : {};
  const preferredId = typeof pivot['linkId'] === 'string' && pivot['linkId'] !== '' ? pivot['linkId'] : undefined;
  const linkId = freeLinkId(configuration, given.slug, preferredId, unsent);
  const { slug, pivot: _, ...rest } = given;
  const entry = withFreeAnchor(configuration, { slug, pivot: { ...pivot, linkId }, ...rest });
  const order = placesOf(configuration).flatMap(idOf);
  const longer = { ...configuration, sections: [...entriesOf(configuration), entry] };
  return withOrder(longer, order.toSpliced(Math.max(0, Math.min(at, order.length)), 0, sectionId(slug, linkId)));
}

function duplicate(configuration: Configuration, key: string, unsent: readonly string[]): Configuration {
  const place = sectionWithKey(configuration, key);
  if (place?.slug === undefined || !isRecord(place.entry)) return configuration;
  const entry = {
    ...place.entry,
    slug: place.slug,
    pivot: { ...(isRecord(place.entry['pivot']) ? place.entry['pivot'] : {}), linkId: place.linkId },
  };
  return add(configuration, indexAfter(configuration, key), entry, unsent);
}

function remove(configuration: Configuration, key: string): Configuration {
  const gone = sectionWithKey(configuration, key);
  if (gone === undefined) return configuration;
  const withoutId = (from: Configuration, list: 'sectionsOrder' | 'sectionsDisabled') =>
    changeList(from, [list], (ids) => (ids.includes(gone.id) ? ids.filter((id) => id !== gone.id) : ids));
  const without = { ...configuration, sections: entriesOf(configuration).toSpliced(gone.index, 1) };
  return withoutId(withoutId(without, 'sectionsOrder'), 'sectionsDisabled');
}

function reorder(configuration: Configuration, key: string, before: string | null): Configuration {
  const order = placesOf(configuration).flatMap(idOf);
  if (key === before || !order.includes(key) || (before !== null && !order.includes(before))) return configuration;
  const rest = order.filter((id) => id !== key);
  const next = rest.toSpliced(before === null ? rest.length : rest.indexOf(before), 0, key);
  return next.every((id, index) => id === order[index]) ? configuration : withOrder(configuration, next);
}

function enable(configuration: Configuration, key: string, enabled: boolean): Configuration {
  const place = sectionWithKey(configuration, key);
  if (place?.id === undefined || place.disabled !== enabled) return configuration;
  return changeList(configuration, ['sectionsDisabled'], (ids) =>
    enabled ? ids.filter((id) => id !== place.id) : [...ids, place.id],
  );
}

/**
 * Carries out a command. Returns the same object when nothing changes. Never throws.
 *
 * @param unsent the sections with comments that were not sent, which are not in the configuration.
 */
export function applyCommand(
  configuration: Configuration,
  command: Command,
  unsent: readonly string[] = [],
): Configuration {
  switch (command.do) {
    case 'set':
      return setIn(configuration, command.keys, command.value);
    case 'insert':
      return changeList(configuration, command.keys, (list) =>
        command.at < 0 || command.at > list.length ? list : list.toSpliced(command.at, 0, command.value),
      );
    case 'removeItem':
      return changeList(configuration, command.keys, (list) =>
        command.at in list ? list.toSpliced(command.at, 1) : list,
      );
    case 'move':
      return changeList(configuration, command.keys, (list) => moved(list, command.from, command.to));
    case 'add':
      return command.entries.reduce(
        (page, entry, index) => add(page, command.at + index, entry, unsent),
        configuration,
      );
    case 'duplicate':
      return duplicate(configuration, command.key, unsent);
    case 'remove':
      return remove(configuration, command.key);
    case 'reorder':
      return reorder(configuration, command.key, command.before);
    case 'enable':
      return enable(configuration, command.key, command.enabled);
    case 'replace': {
      // Comments are kept when an older version is restored.
      const comments = commentsOf(configuration);
      return comments.length === 0
        ? command.configuration
        : withComments(command.configuration, comments, commentsOf(command.configuration));
    }
  }
}
