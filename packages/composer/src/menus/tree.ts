import type { PathKey } from '@kermesse/sections/faults';
import { isRecord } from '@kermesse/sections/json';
import { isSameJson } from '../document/json.ts';
import { movedKey } from '../document/moved-key.ts';

/** The location of a menu on the site. */
export type MenuLocation = 'header' | 'footer';

export const menuLocations: readonly MenuLocation[] = ['header', 'footer'];

/** A node of a menu: a link, or a group of links. */
export interface MenuNode {
  /** `entry-<id>` or `group-<id>`. It does not change when the node moves. */
  key: string;
  kind: 'entry' | 'group';
  id: number;
  /** The record in the configuration, with any keys. */
  value: Readonly<Record<string, unknown>>;
  /** The path of the record in the configuration; undefined for a new node. */
  path?: PathKey[];
  /** The links of a group; empty for a link. */
  children: readonly MenuNode[];
}

/** The menus in the order of the site. Hidden links keep their place. */
export type MenuTree = Readonly<Record<MenuLocation, readonly MenuNode[]>>;

/** The place of a node: its menu, its group, and its index among its siblings. */
export interface MenuPlace {
  location: MenuLocation;
  /** The key of the group; undefined at the top level. */
  group?: string;
  index: number;
}

/** Returns all nodes of the menus. */
export const nodesIn = (tree: MenuTree): MenuNode[] =>
  menuLocations.flatMap((location) => tree[location].flatMap((node) => [node, ...node.children]));

/** Returns the place of a node; undefined if the tree does not contain it. */
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

/** The keys of a record that follow from its place in the tree. */
const placeKeys = ['id', 'position', 'menuItemGroupId', 'location'];

/** Returns the record of a node without the keys that follow from its place. */
export const contentOf = ({ value }: MenuNode): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(value).filter(([key]) => !placeKeys.includes(key)));

/** Returns the keys of the menus in their order, without one node. */
const orderWithout = (tree: MenuTree, without: string) =>
  menuLocations.map((location) => {
    const keysOf = (nodes: readonly MenuNode[]): unknown[] =>
      nodes.filter(({ key }) => key !== without).map(({ key, children }) => [key, keysOf(children)]);
    return keysOf(tree[location]);
  });

/**
 * Returns the key of the node that a change has moved; undefined for none. Where it could be several, it is the
 * selected one, or else the last one.
 */
export function movedNode(before: MenuTree, after: MenuTree, selected: string): string | undefined {
  const keys = nodesIn(after).map(({ key }) => key);
  return movedKey(before, after, keys.includes(selected) ? [...keys, selected] : keys, orderWithout);
}

/** Returns the key of the node that a change has added, or else whose content it has changed; undefined for others. */
export function changedNode(before: MenuTree, after: MenuTree): string | undefined {
  const known = new Map(nodesIn(before).map((node) => [node.key, node]));
  const nodes = nodesIn(after);
  const changed = nodes.find((node) => {
    const old = known.get(node.key);
    return old !== undefined && !isSameJson(contentOf(old), contentOf(node));
  });
  return (nodes.find(({ key }) => !known.has(key)) ?? changed)?.key;
}

/** Returns the nodes of a menu or, with a group, of the group. */
export const siblings = (
  tree: MenuTree,
  { location, group }: Pick<MenuPlace, 'location' | 'group'>,
): readonly MenuNode[] =>
  group === undefined ? tree[location] : (tree[location].find(({ key }) => key === group)?.children ?? []);

/** Returns a node by its key. */
export function nodeOf(tree: MenuTree, key: string): MenuNode | undefined {
  const place = placeOfNode(tree, key);
  return place === undefined ? undefined : siblings(tree, place)[place.index];
}

/** Sorts the nodes of the footer as the site shows them: links outside of groups first. */
const sorted = (location: MenuLocation, nodes: readonly MenuNode[]): readonly MenuNode[] =>
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
  return { ...tree, [location]: sorted(location, next) };
}

/** Returns the tree with a node inserted at a place. */
export const insertNode = (tree: MenuTree, place: MenuPlace, node: MenuNode): MenuTree =>
  withSiblings(tree, place, (nodes) => nodes.toSpliced(place.index, 0, node));

/** Returns the tree without a node. The links of a removed group take its place. */
export function removeNode(tree: MenuTree, key: string): MenuTree {
  const place = placeOfNode(tree, key);
  return place === undefined
    ? tree
    : withSiblings(tree, place, (nodes) => nodes.toSpliced(place.index, 1, ...(nodes[place.index]?.children ?? [])));
}

/**
 * Returns the tree with a node moved to a place, whose index counts the node at its old place. Returns the same tree if
 * the move is impossible: groups cannot be nested.
 */
export function moveNode(tree: MenuTree, key: string, to: MenuPlace): MenuTree {
  const from = placeOfNode(tree, key);
  const node = nodeOf(tree, key);
  if (from === undefined || node === undefined || (node.kind === 'group' && to.group !== undefined) || to.group === key)
    return tree;
  const sameList = from.location === to.location && from.group === to.group;
  const index = sameList && from.index < to.index ? to.index - 1 : to.index;
  const without = withSiblings(tree, from, (nodes) => nodes.toSpliced(from.index, 1));
  return insertNode(without, { ...to, index }, node);
}

/** The moves by keyboard: among the siblings, into the next or previous group, out of the group. */
export type MenuStep = 'up' | 'down' | 'in' | 'out';

/** Returns the place of a node after a step; undefined if the step is impossible. */
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

/** Returns whether a node may swap with a sibling. In the footer, links and groups stay apart. */
const mayPass = (location: MenuLocation, node: MenuNode, other: MenuNode | undefined) =>
  location === 'header' || other?.kind === node.kind;

/** Returns the key of a node with an id. */
export const keyOf = (kind: MenuNode['kind'], id: number) => `${kind}-${id}`;

/** Returns the id of a record if it is an integer. */
export const idOf = (value: unknown): number | undefined =>
  isRecord(value) && Number.isInteger(value['id']) ? (value['id'] as number) : undefined;
