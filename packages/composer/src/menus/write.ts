import { isRecord } from '@kermesse/sections/json';
import { listOf, type Configuration } from '../document/json.ts';
import { menusAt } from './read.ts';
import { menuLocations, type MenuLocation, type MenuNode, type MenuTree } from './tree.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Returns a record with some keys changed; `undefined` removes a key. Returns the same object when nothing changes. */
function withKeys(record: Fields, changes: Fields): Fields {
  if (Object.entries(changes).every(([key, value]) => record[key] === value)) return record;
  return Object.fromEntries(Object.entries({ ...record, ...changes }).filter(([, value]) => value !== undefined));
}

interface Written {
  location: MenuLocation;
  /** The index in `menus` of the menu that contains it. */
  menu?: number;
  record: Fields;
}

/** Converts the links of a menu to records. Their ids, positions and groups follow from the tree. */
const entriesOf = (location: MenuLocation, nodes: readonly MenuNode[], group?: number): Written[] =>
  nodes.flatMap(({ kind, id, value, path, children }, position): Written[] => {
    if (kind === 'group') return entriesOf(location, children, id);
    const menu = path?.[0] === 'menus' && typeof path[1] === 'number' ? path[1] : undefined;
    return [{ location, menu, record: withKeys(value, { id, position, menuItemGroupId: group }) }];
  });

/**
 * Writes a tree to `menus` and `menuItemGroups` of the configuration. A link stays in its menu if that is at its
 * location, or else moves to the first menu there. Invalid items are kept.
 */
export function writeMenus(configuration: Configuration, tree: MenuTree): Configuration {
  const menus = [...listOf(configuration['menus'])];
  for (const location of menuLocations) {
    if (tree[location].length > 0 && menusAt({ menus }, location).length === 0) menus.push({ location, items: [] });
    const places = menusAt({ menus }, location);
    const entries = entriesOf(location, tree[location]);
    for (const [index, place] of places.entries()) {
      const menu = menus[place];
      if (!isRecord(menu)) continue;
      const ownEntries = entries.filter(
        ({ menu: from }) => from === place || (index === 0 && (from === undefined || !places.includes(from))),
      );
      const invalid = listOf(menu['items']).filter((item) => !isRecord(item));
      menus[place] = { ...menu, items: [...ownEntries.map(({ record }) => record), ...invalid] };
    }
  }
  return { ...configuration, menus, menuItemGroups: groupsOf(configuration, tree) };
}

function groupsOf(configuration: Configuration, tree: MenuTree): unknown[] {
  const groups = menuLocations.flatMap((location) =>
    tree[location].flatMap(({ kind, id, value, path, children }, position) => {
      if (kind !== 'group') return [];
      // The links tell which menu a group is in; an empty group needs a `location`.
      const record = withKeys(value, { id, position, ...(children.length === 0 && { location }) });
      return [{ index: typeof path?.[1] === 'number' ? path[1] : Infinity, record }];
    }),
  );
  const invalid = listOf(configuration['menuItemGroups']).filter((each) => !isRecord(each));
  return [...groups.toSorted((a, b) => a.index - b.index).map(({ record }) => record), ...invalid];
}
