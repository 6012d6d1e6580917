import type { DropTarget } from 'react-aria-components/useDragAndDrop';
import { nodeOf, placeOfNode, type MenuLocation, type MenuPlace, type MenuTree } from './tree.ts';

/** Returns the place in the tree for a drop target; undefined where nothing can be dropped. */
export function placeOfDrop(tree: MenuTree, location: MenuLocation, target: DropTarget): MenuPlace | undefined {
  if (target.type === 'root') return { location, index: tree[location].length };
  const key = String(target.key);
  const place = placeOfNode(tree, key);
  const node = nodeOf(tree, key);
  if (place === undefined || node === undefined) return undefined;
  if (target.dropPosition !== 'on') return { ...place, index: place.index + (target.dropPosition === 'after' ? 1 : 0) };
  return node.kind === 'group' ? { location, group: node.key, index: node.children.length } : undefined;
}

/** Returns whether a node can be dropped at a place: groups cannot be nested. */
export const canDrop = (tree: MenuTree, key: string, place: MenuPlace | undefined): place is MenuPlace =>
  place !== undefined && (nodeOf(tree, key)?.kind !== 'group' || place.group === undefined);
