import { isRecord } from '@kermesse/sections/json';
import type { PathKey } from '@kermesse/sections/faults';
import { cached } from '../document/cached.ts';
import { listOf, type Configuration } from '../document/json.ts';
import { idOf, keyOf, nodesIn, type MenuLocation, type MenuNode, type MenuTree } from './tree.ts';

/** A record with its path in the configuration. */
interface Listed {
  value: Readonly<Record<string, unknown>>;
  path: PathKey[];
}

/** Returns the items of a list that are records, with their paths. */
const recordsOf = (list: unknown, path: readonly PathKey[]): Listed[] =>
  listOf(list).flatMap((value, index) => (isRecord(value) ? [{ value, path: [...path, index] }] : []));

/** Returns the indexes of the menus at a location. */
export const menusAt = (configuration: Configuration, location: MenuLocation): number[] =>
  listOf(configuration['menus']).flatMap((menu, index) =>
    isRecord(menu) && menu['location'] === location ? [index] : [],
  );

const positionOf = ({ value: { position } }: { value: Listed['value'] }): number => {
  const number = typeof position === 'string' && position.trim() !== '' ? Number(position) : position;
  return typeof number === 'number' && Number.isFinite(number) ? number : 0;
};

/** Sorts as the site does: by position, then by the order in the configuration. */
const inOrder = <Each extends { value: Listed['value'] }>(list: readonly Each[]): Each[] =>
  list.toSorted((a, b) => positionOf(a) - positionOf(b));

/** Returns a function that gives each record a unique id: its own, or a spare one if that is missing or taken. */
function uniqueIds(): (value: unknown, spare: () => number) => number {
  const taken = new Set<number>();
  return (value, spare) => {
    const existing = idOf(value);
    const id = existing !== undefined && !taken.has(existing) ? existing : spare();
    taken.add(id);
    return id;
  };
}

/** Returns a function that returns the next id after the highest of a list. */
function spareIds(values: readonly unknown[]): () => number {
  let last = Math.max(0, ...values.map((value) => idOf(value) ?? 0));
  return () => (last += 1);
}

const groupIdOf = ({ value: { menuItemGroupId } }: Listed): unknown =>
  typeof menuItemGroupId === 'string' ? Number(menuItemGroupId) : menuItemGroupId;

const entriesAt = (configuration: Configuration, location: MenuLocation): Listed[] =>
  menusAt(configuration, location).flatMap((menu) => {
    const list = listOf(configuration['menus'])[menu];
    return isRecord(list) ? recordsOf(list['items'], ['menus', menu, 'items']) : [];
  });

/**
 * Parses the menus of a site configuration as a tree, in the order of the site. A group is in the menu of its links. A
 * group that both menus use is in both; writing the tree splits it. An empty group is in the menu of its `location`, by
 * default the header.
 */
export const readMenus = cached((configuration: Configuration): MenuTree => {
  const entries = { header: entriesAt(configuration, 'header'), footer: entriesAt(configuration, 'footer') };
  const groups = recordsOf(configuration['menuItemGroups'], ['menuItemGroups']);
  const spareEntry = spareIds([...entries.header, ...entries.footer].map(({ value }) => value));
  const spareGroup = spareIds(groups.map(({ value }) => value));
  const [entryId, groupId] = [uniqueIds(), uniqueIds()];
  const groupIds = new Set(groups.flatMap(({ value }) => idOf(value) ?? []));
  const used = new Set<unknown>([...entries.header, ...entries.footer].map(groupIdOf).filter((id) => id !== undefined));

  const read = (location: MenuLocation): readonly MenuNode[] => {
    const nodes = inOrder(entries[location]).map((listed) => {
      const id = entryId(listed.value, spareEntry);
      const node: MenuNode = { key: keyOf('entry', id), kind: 'entry', id, ...listed, children: [] };
      return { node, group: groupIdOf(listed) };
    });
    const entriesIn = (id: unknown) => nodes.flatMap(({ node, group }) => (group === id ? [node] : []));
    const ungrouped = nodes.flatMap(({ node, group }) => (groupIds.has(group as number) ? [] : [node]));
    const groupNodes = inOrder(groups).flatMap((listed): MenuNode[] => {
      const storedId = idOf(listed.value);
      const children = storedId === undefined ? [] : entriesIn(storedId);
      const ownLocation = listed.value['location'] === 'footer' ? 'footer' : 'header';
      if (children.length === 0 && (used.has(storedId) || ownLocation !== location)) return [];
      const id = groupId(listed.value, spareGroup);
      return [{ key: keyOf('group', id), kind: 'group', id, ...listed, children }];
    });
    // The footer shows links outside of groups first. The header sorts links and groups by position.
    return location === 'footer' ? [...ungrouped, ...groupNodes] : inOrder([...ungrouped, ...groupNodes]);
  };
  return { header: read('header'), footer: read('footer') };
});

/** Creates a link or a group without a title. Its id is new in the tree, which gives one to nodes without an id too. */
export function createNode(tree: MenuTree, kind: MenuNode['kind']): MenuNode {
  const id = spareIds(nodesIn(tree).filter((node) => node.kind === kind))();
  return { key: keyOf(kind, id), kind, id, value: { id, title: { fr: '', en: '' } }, children: [] };
}
