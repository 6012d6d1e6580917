import type { PathKey } from '@kermesse/sections/faults';
import { isRecord, parseJsonText } from '@kermesse/sections/json';
import { metaOf } from '@kermesse/sections/meta';
import type * as z from 'zod';
import { commentsKey } from '../document/comments.ts';
import { schemaOf, schemaUnder, type PathRoot } from '../document/field-values.ts';
import { getIn, type Configuration } from '../document/json.ts';
import { placesOf } from '../document/sections.ts';
import { readMenus } from '../menus/read.ts';
import { contentOf, nodesIn, placeOfNode, siblings, type MenuPlace, type MenuTree } from '../menus/tree.ts';

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

/** The place of a value. `keysBefore` is its path in the older version, where list items may have other indexes. */
type ValuePlace = Pick<Difference, 'root' | 'keys' | 'schema'> & { keysBefore: PathKey[] };

/** Returns the place of a value inside a list, a group or a field with several languages. */
function placeUnder({ root, keys, keysBefore, schema }: ValuePlace, key: PathKey, keyBefore = key): ValuePlace {
  const kind = schema && metaOf(schema).kind;
  const child = schema !== undefined && (kind === 'list' || kind === 'group') ? schemaUnder(schema, key) : schema;
  return { root, keys: [...keys, key], keysBefore: [...keysBefore, keyBefore], schema: child };
}

/** Returns the most keys that have the same order in both lists. The others have moved between them. */
function unmovedOf(before: readonly string[], after: readonly string[]): readonly string[] {
  const runs: string[][] = [];
  for (const key of after.filter((each) => before.includes(each))) {
    const earlier = before.slice(0, before.indexOf(key));
    const [longest = []] = runs
      .filter((run) => earlier.includes(run.at(-1) ?? ''))
      .toSorted((one, other) => other.length - one.length);
    runs.push([...longest, key]);
  }
  return runs.toSorted((one, other) => other.length - one.length)[0] ?? [];
}

/** Returns the ids of a list's items; undefined if some have none or the same. */
function idsOf(list: readonly unknown[]): string[] | undefined {
  const ids = list.flatMap((item) => {
    const id = isRecord(item) ? item['id'] : undefined;
    return typeof id === 'string' || typeof id === 'number' ? [String(id)] : [];
  });
  return new Set(ids).size === list.length ? ids : undefined;
}

interface Identified {
  list: readonly unknown[];
  ids: readonly string[];
}

/** Returns the differences between two lists, item by item regardless of their order. */
function diffLists(before: Identified, after: Identified, place: ValuePlace): Difference[] {
  const gone = before.list.filter((_, index) => !after.ids.includes(before.ids[index] ?? ''));
  const removed = gone.flatMap((item) => diff(item, undefined, placeUnder(place, before.list.indexOf(item))));
  const unmoved = unmovedOf(before.ids, after.ids);
  const kept = after.list.flatMap((item, index): Difference[] => {
    const id = after.ids[index] ?? '';
    const indexBefore = before.ids.indexOf(id);
    if (indexBefore === -1) return diff(undefined, item, placeUnder(place, index));
    const was = before.list[indexBefore];
    const { keysBefore, ...here } = placeUnder(place, index, indexBefore);
    const moved: Difference[] = unmoved.includes(id) ? [] : [{ kind: 'moved', ...here }];
    return [...moved, ...diff(was, item, { keysBefore, ...here })];
  });
  return [...removed, ...kept];
}

function diff(was: unknown, is: unknown, place: ValuePlace): Difference[] {
  const [before, after] = [parseJsonText(was), parseJsonText(is)];
  if (Object.is(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) {
    const ids = { before: idsOf(before), after: idsOf(after) };
    if (ids.before !== undefined && ids.after !== undefined)
      return diffLists({ list: before, ids: ids.before }, { list: after, ids: ids.after }, place);
    const length = Math.max(before.length, after.length);
    return Array.from({ length }, (_, index) => diff(before[index], after[index], placeUnder(place, index))).flat();
  }
  if (isRecord(before) && isRecord(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names].flatMap((name) => diff(before[name], after[name], placeUnder(place, name)));
  }
  const kind = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
  const { keysBefore, ...here } = place;
  return [{ kind, ...here, keys: kind === 'removed' ? keysBefore : here.keys, before, after }];
}

/** Returns whether a node of the menus has moved: to another menu or group, or among its siblings. */
function isMoved(before: MenuTree, after: MenuTree, key: string): boolean {
  const [was, is] = [placeOfNode(before, key), placeOfNode(after, key)];
  if (was === undefined || is === undefined) return false;
  // A link in a group moves with it.
  if (was.group !== is.group || (is.group === undefined && was.location !== is.location)) return true;
  const keysAt = (tree: MenuTree, place: MenuPlace) => siblings(tree, place).map((node) => node.key);
  return !unmovedOf(keysAt(before, was), keysAt(after, is)).includes(key);
}

/** Returns the differences between the menus of two site configurations: by link and group, in any order and menu. */
function diffMenus(before: Configuration, after: Configuration, place: ValuePlace): Difference[] {
  const trees = { before: readMenus(before), after: readMenus(after) };
  const [known, current] = [nodesIn(trees.before), nodesIn(trees.after)];
  const placeAt = (path: PathKey[], pathBefore = path) =>
    path.reduce((within, key, index) => placeUnder(within, key, pathBefore[index]), place);
  const gone = known.filter(({ key }) => !current.some((node) => node.key === key));
  return [
    ...gone.flatMap(({ path = [], value }) => diff(value, undefined, placeAt(path))),
    ...current.flatMap((node): Difference[] => {
      const was = known.find(({ key }) => key === node.key);
      const { keysBefore, ...here } = placeAt(node.path ?? [], was?.path);
      if (was === undefined) return diff(undefined, node.value, { keysBefore, ...here });
      const moved: Difference[] = isMoved(trees.before, trees.after, node.key) ? [{ kind: 'moved', ...here }] : [];
      return [...moved, ...diff(contentOf(was), contentOf(node), { keysBefore, ...here })];
    }),
  ];
}

const menuKeys = ['menus', 'menuItemGroups'];

const excluded = new Set<string>(['sections', 'sectionsOrder', 'sectionsDisabled', commentsKey]);

/** Returns the differences inside a section's entry or a document. `names` are the keys to compare, by default all. */
function diffRoot(before: unknown, after: unknown, root: Omit<PathRoot, 'value'>, names?: string[]): Difference[] {
  const place: ValuePlace = { root, keys: [], keysBefore: [], schema: schemaOf(root) };
  const found =
    names === undefined
      ? diff(before, after, place)
      : names.flatMap((name) => diff(getIn(before, [name]), getIn(after, [name]), placeUnder(place, name)));
  if (root.kind === 'site') found.push(...diffMenus(before as Configuration, after as Configuration, place));
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
  const isSite = kind === 'site';
  const names = new Set(
    [...Object.keys(before), ...Object.keys(after)].filter(
      (name) => !excluded.has(name) && !(isSite && menuKeys.includes(name)),
    ),
  );
  const head = diffRoot(before, after, { kind }, [...names]);
  const whole = (change: Difference['kind'], section: string): Difference => ({
    kind: change,
    section,
    root: { section },
    keys: [],
  });
  const gone = [...places.before.keys()].filter((key) => !places.after.has(key)).map((key) => whole('removed', key));
  const unmoved = unmovedOf([...places.before.keys()], [...places.after.keys()]);
  const sections = [...places.after.values()].flatMap(({ key, entry, disabled }): Difference[] => {
    const was = places.before.get(key);
    if (was === undefined) return [whole('added', key)];
    const switched = was.disabled === disabled ? [] : [whole(disabled ? 'off' : 'on', key)];
    const shifted = unmoved.includes(key) ? [] : [whole('moved', key)];
    return [...switched, ...shifted, ...diffRoot(was.entry, entry, { section: key })];
  });
  return [...head, ...gone, ...sections];
}
