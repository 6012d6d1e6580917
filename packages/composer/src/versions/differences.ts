import type { PathKey } from '@kermesse/sections/faults';
import { isRecord, parseJsonText } from '@kermesse/sections/json';
import { metaOf } from '@kermesse/sections/meta';
import { pageHeadSchema, settingsSchema } from '@kermesse/sections/page-configuration';
import type * as z from 'zod';
import { commentsKey } from '../document/comments.ts';
import { schemaUnder } from '../document/field-values.ts';
import type { Configuration } from '../document/json.ts';
import { definitionOf } from '../document/section-names.ts';
import { placesOf } from '../document/sections.ts';

/** A difference between two versions of a page. */
export interface Difference {
  kind: 'added' | 'removed' | 'changed' | 'moved' | 'off' | 'on';
  /** The key of the section; undefined for the page's own fields. */
  section?: string;
  /** The path below the section's entry, or below the page. */
  keys: PathKey[];
  before?: unknown;
  after?: unknown;
  /** The schema of the two values, or of the field whose translations they are, if there is one. */
  schema?: z.ZodType;
}

type ValuePlace = Pick<Difference, 'section' | 'keys' | 'schema'>;

/** Returns the place of a value inside a list, a group or a field with several languages. */
function placeUnder({ section, keys, schema }: ValuePlace, key: PathKey): ValuePlace {
  const [part] = keys;
  const child = () => {
    if (section !== undefined && part === undefined)
      return key === 'data' ? definitionOf(section)?.schema : key === 'settings' ? settingsSchema : undefined;
    if (schema === undefined) return undefined;
    const { kind } = metaOf(schema);
    return kind === 'list' || kind === 'group' ? schemaUnder(schema, key) : schema;
  };
  return { section, keys: [...keys, key], schema: child() };
}

function inside(was: unknown, is: unknown, place: ValuePlace): Difference[] {
  const [before, after] = [parseJsonText(was), parseJsonText(is)];
  if (Object.is(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) {
    const length = Math.max(before.length, after.length);
    return Array.from({ length }, (_, index) => inside(before[index], after[index], placeUnder(place, index))).flat();
  }
  if (isRecord(before) && isRecord(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names].flatMap((name) => inside(before[name], after[name], placeUnder(place, name)));
  }
  const kind = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
  return [{ kind, ...place, before, after }];
}

const own = new Set<string>(['sections', 'sectionsOrder', 'sectionsDisabled', commentsKey]);

/** Returns the most keys that have the same order in both lists. The others have moved between them. */
function unmovedOf(before: readonly string[], after: readonly string[]): readonly string[] {
  const runs: string[][] = [];
  for (const key of after) {
    const earlier = before.slice(0, before.indexOf(key));
    const [longest = []] = runs
      .filter((run) => earlier.includes(run.at(-1) ?? ''))
      .toSorted((one, other) => other.length - one.length);
    runs.push([...longest, key]);
  }
  return runs.toSorted((one, other) => other.length - one.length)[0] ?? [];
}

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
  const head = [...names].flatMap((name) =>
    inside(before[name], after[name], placeUnder({ keys: [], schema: pageHeadSchema }, name)),
  );
  const whole = (kind: Difference['kind'], section: string): Difference => ({ kind, section, keys: [] });
  const gone = [...places.before.keys()].filter((key) => !places.after.has(key)).map((key) => whole('removed', key));
  const common = (list: ReadonlyMap<string, unknown>, other: ReadonlyMap<string, unknown>) =>
    [...list.keys()].filter((key) => other.has(key));
  const unmoved = unmovedOf(common(places.before, places.after), common(places.after, places.before));
  const sections = [...places.after.values()].flatMap(({ key, entry, disabled }): Difference[] => {
    const was = places.before.get(key);
    if (was === undefined) return [whole('added', key)];
    const switched = was.disabled === disabled ? [] : [whole(disabled ? 'off' : 'on', key)];
    const shifted = unmoved.includes(key) ? [] : [whole('moved', key)];
    return [...switched, ...shifted, ...inside(was.entry, entry, { section: key, keys: [] })];
  });
  return [...head, ...gone, ...sections];
}
