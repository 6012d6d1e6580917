import type { PathKey } from '@kermesse/sections/faults';
import { isRecord } from '@kermesse/sections/json';

/** Where the site shows a menu. */
export type MenuLocation = 'header' | 'footer';

export const menuLocations: readonly MenuLocation[] = ['header', 'footer'];

/** A link of a menu, or a group that holds links. */
export interface MenuNode {
  /** `entry-<id>` or `group-<id>`: the same after every move. */
  key: string;
  kind: 'entry' | 'group';
  id: number;
  /** The record as it is written, with whatever keys it has. */
  value: Readonly<Record<string, unknown>>;
  /** Where the record is in the configuration now; undefined for one that is not written yet. */
  path?: PathKey[];
  /** The links of a group; none for a link. */
  children: readonly MenuNode[];
}

/** The menus as visitors see them, from the first to the last; what is hidden keeps its place. */
export type MenuTree = Readonly<Record<MenuLocation, readonly MenuNode[]>>;

/** Where a node is: its menu, the group that holds it, and its place among its neighbours. */
export interface MenuPlace {
  location: MenuLocation;
  /** The key of the group; undefined at the top of the menu. */
  group?: string;
  index: number;
}

/** Where a node is; undefined when the tree does not have it. */
export function placeOfNode(tree: MenuTree, key: string): MenuPlace | undefined {
  for (const location of menuLocations) {
    const top = tree[location];
    const index = top.findIndex((node) => node.key === key);
    if (index !== -1) return { location, index };
    for (const group of top) {
      const inside = group.children.findIndex((node) => node.key === key);
      if (inside !== -1) return { location, group: group.key, index: inside };
    }
  }
  return undefined;
}

const siblings = (tree: MenuTree, { location, group }: Pick<MenuPlace, 'location' | 'group'>): readonly MenuNode[] =>
  group === undefined ? tree[location] : (tree[location].find(({ key }) => key === group)?.children ?? []);

/** A node by its key. */
export function nodeOf(tree: MenuTree, key: string): MenuNode | undefined {
  const place = placeOfNode(tree, key);
  return place === undefined ? undefined : siblings(tree, place)[place.index];
}

/** The footer shows its loose links in a column of their own before its groups: the tree does the same. */
const settled = (location: MenuLocation, nodes: readonly MenuNode[]): readonly MenuNode[] =>
  location === 'header'
    ? nodes
    : [...nodes.filter(({ kind }) => kind === 'entry'), ...nodes.filter(({ kind }) => kind === 'group')];

function withSiblings(
  tree: MenuTree,
  { location, group }: Pick<MenuPlace, 'location' | 'group'>,
  change: (nodes: readonly MenuNode[]) => readonly MenuNode[],
): MenuTree {
  const top = tree[location];
  const next =
    group === undefined
      ? change(top)
      : top.map((node) => (node.key === group ? { ...node, children: change(node.children) } : node));
  return { ...tree, [location]: settled(location, next) };
}

/** The tree with a node at a place. */
export const inserted = (tree: MenuTree, place: MenuPlace, node: MenuNode): MenuTree =>
  withSiblings(tree, place, (nodes) => nodes.toSpliced(place.index, 0, node));

/** The tree without a node. The links of a group that goes take its place: nothing is removed that was not meant. */
export function removed(tree: MenuTree, key: string): MenuTree {
  const place = placeOfNode(tree, key);
  return place === undefined
    ? tree
    : withSiblings(tree, place, (nodes) => nodes.toSpliced(place.index, 1, ...(nodes[place.index]?.children ?? [])));
}

/**
 * The tree with a node moved to a place, which is counted with the node still where it was. The same tree when that
 * cannot be: a group goes into no group.
 */
export function moved(tree: MenuTree, key: string, to: MenuPlace): MenuTree {
  const from = placeOfNode(tree, key);
  const node = nodeOf(tree, key);
  if (from === undefined || node === undefined || (node.kind === 'group' && to.group !== undefined) || to.group === key)
    return tree;
  const sameList = from.location === to.location && from.group === to.group;
  const index = sameList && from.index < to.index ? to.index - 1 : to.index;
  const without = withSiblings(tree, from, (nodes) => nodes.toSpliced(from.index, 1));
  return inserted(without, { ...to, index }, node);
}

/** The ways a node is moved by keys: among its neighbours, into the group beside it, out of its group. */
export type MenuStep = 'up' | 'down' | 'in' | 'out';

/** Where a step would put a node; undefined where there is no such way. */
export function placeAfter(tree: MenuTree, key: string, step: MenuStep): MenuPlace | undefined {
  const place = placeOfNode(tree, key);
  const node = nodeOf(tree, key);
  if (place === undefined || node === undefined) return undefined;
  const { location, group, index } = place;
  const around = siblings(tree, place);
  if (step === 'up')
    return index > 0 && mayPass(location, node, around[index - 1]) ? { ...place, index: index - 1 } : undefined;
  if (step === 'down')
    return index < around.length - 1 && mayPass(location, node, around[index + 1])
      ? { ...place, index: index + 2 }
      : undefined;
  if (step === 'out')
    return group === undefined
      ? undefined
      : { location, index: tree[location].findIndex((each) => each.key === group) + 1 };
  if (group !== undefined || node.kind === 'group') return undefined;
  const before = around.slice(0, index).findLast(({ kind }) => kind === 'group');
  const after = around.slice(index + 1).find(({ kind }) => kind === 'group');
  if (before !== undefined) return { location, group: before.key, index: before.children.length };
  return after === undefined ? undefined : { location, group: after.key, index: 0 };
}

/** In the footer a link and a group do not pass each other. */
const mayPass = (location: MenuLocation, node: MenuNode, other: MenuNode | undefined) =>
  location === 'header' || other?.kind === node.kind;

/** The key of a node that has this id. */
export const keyOf = (kind: MenuNode['kind'], id: number) => `${kind}-${id}`;

/** A record's id where it is one that the site can use. */
export const idOf = (value: unknown): number | undefined =>
  isRecord(value) && Number.isInteger(value['id']) ? (value['id'] as number) : undefined;
