import type { PathKey } from '@kermesse/sections/faults';
import { isRecord, parseJsonText } from '@kermesse/sections/json';
import { metaOf } from '@kermesse/sections/meta';
import type * as z from 'zod';
import { commentsKey } from '../document/comments.ts';
import { schemaOf, schemaUnder, type PathRoot } from '../document/field-values.ts';
import { getIn, type Configuration } from '../document/json.ts';
import { placesOf } from '../document/sections.ts';

/** A difference between two versions of a document. */
export interface Difference {
  kind: 'added' | 'removed' | 'changed' | 'moved' | 'off' | 'on';
  /** The key of the section; undefined for the document's own fields. */
  section?: string;
  /** The section's entry or the document, in the version that has the value. */
  root: PathRoot;
  /** The path below the root. */
  keys: PathKey[];
  before?: unknown;
  after?: unknown;
  /** The schema of the two values, or of the field whose translations they are, if there is one. */
  schema?: z.ZodType;
}

type ValuePlace = Pick<Difference, 'root' | 'keys' | 'schema'>;

/** Returns the place of a value inside a list, a group or a field with several languages. */
function placeUnder({ root, keys, schema }: ValuePlace, key: PathKey): ValuePlace {
  const kind = schema && metaOf(schema).kind;
  const child = schema !== undefined && (kind === 'list' || kind === 'group') ? schemaUnder(schema, key) : schema;
  return { root, keys: [...keys, key], schema: child };
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

/** Returns the differences inside a section's entry or a document. `names` are the keys to compare, by default all. */
function insideRoot(before: unknown, after: unknown, root: Omit<PathRoot, 'value'>, names?: string[]): Difference[] {
  const place: ValuePlace = { root, keys: [], schema: schemaOf(root) };
  const found =
    names === undefined
      ? inside(before, after, place)
      : names.flatMap((name) => inside(getIn(before, [name]), getIn(after, [name]), placeUnder(place, name)));
  return found.map((each) => ({
    ...each,
    section: root.section,
    root: { ...root, value: each.kind === 'removed' ? before : after },
  }));
}

/**
 * Returns the differences between two versions of a document, section by section regardless of their order, without
 * comments.
 */
export function differencesOf(
  before: Configuration,
  after: Configuration,
  kind: PathRoot['kind'] = 'page',
): Difference[] {
  const places = {
    before: new Map(placesOf(before).map((place) => [place.key, place])),
    after: new Map(placesOf(after).map((place) => [place.key, place])),
  };
  const names = new Set([...Object.keys(before), ...Object.keys(after)].filter((name) => !own.has(name)));
  const head = insideRoot(before, after, { kind }, [...names]);
  const whole = (change: Difference['kind'], section: string): Difference => ({
    kind: change,
    section,
    root: { section },
    keys: [],
  });
  const gone = [...places.before.keys()].filter((key) => !places.after.has(key)).map((key) => whole('removed', key));
  const common = (list: ReadonlyMap<string, unknown>, other: ReadonlyMap<string, unknown>) =>
    [...list.keys()].filter((key) => other.has(key));
  const unmoved = unmovedOf(common(places.before, places.after), common(places.after, places.before));
  const sections = [...places.after.values()].flatMap(({ key, entry, disabled }): Difference[] => {
    const was = places.before.get(key);
    if (was === undefined) return [whole('added', key)];
    const switched = was.disabled === disabled ? [] : [whole(disabled ? 'off' : 'on', key)];
    const shifted = unmoved.includes(key) ? [] : [whole('moved', key)];
    return [...switched, ...shifted, ...insideRoot(was.entry, entry, { section: key })];
  });
  return [...head, ...gone, ...sections];
}
