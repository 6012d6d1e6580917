import { useTranslation } from 'react-i18next';
import type { KeyboardEvent } from 'react';
import { announce } from '@kermesse/ui/announce';
import { afterTwoFrames } from '@kermesse/ui/focus';
import { rememberMove } from '../document/moved-key.ts';
import { selectedRow } from '../controls/focus.ts';
import { rowKeyOf } from '../controls/row-key.ts';
import { useUiLocale } from '../translations/ui-locale.ts';
import { summaryOf } from '../names/summary.ts';
import { useEditorStore } from '../store/context.ts';
import { configurationOf } from '../store/workspace.ts';
import { createNode, readMenus } from './read.ts';
import {
  insertNode,
  moveNode,
  nodeOf,
  placeAfter,
  placeOfNode,
  removeNode,
  siblings,
  type MenuLocation,
  type MenuNode,
  type MenuPlace,
  type MenuStep,
  type MenuTree,
} from './tree.ts';
import { writeMenus } from './write.ts';

const steps: Partial<Record<string, MenuStep>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'out',
  ArrowRight: 'in',
};

/** Returns the place of a new node: after the selected one, inside the selected group, or at the end. */
function placeForNew(tree: MenuTree, location: MenuLocation, selected: string, kind: MenuNode['kind']): MenuPlace {
  const place = placeOfNode(tree, selected);
  if (place?.location !== location) return { location, index: tree[location].length };
  const node = nodeOf(tree, selected);
  if (kind === 'entry' && node?.kind === 'group') return { location, group: node.key, index: node.children.length };
  if (kind === 'group' && place.group !== undefined)
    return { location, index: (placeOfNode(tree, place.group)?.index ?? 0) + 1 };
  return { ...place, index: place.index + 1 };
}

/**
 * Returns the actions on the menus. Each is a step that can be undone, and most announce their result.
 *
 * @param onMove called with the menus after a move.
 */
export function useMenuActions(selected: string, onSelect: (key: string) => void, onMove: (tree: MenuTree) => void) {
  const { t } = useTranslation('composer');
  const locale = useUiLocale();
  const store = useEditorStore();
  const tree = () => readMenus(configurationOf(store.get()));
  const write = (next: MenuTree) =>
    store.applyCommand({ do: 'replace', configuration: writeMenus(configurationOf(store.get()), next) });
  const nameOf = (node: MenuNode | undefined) => summaryOf(node?.value['title'], locale) || t('outline.untitled');

  const moveTo = (key: string, to: MenuPlace) => {
    const before = tree();
    const after = moveNode(before, key, to);
    if (after === before) return;
    write(after);
    const now = tree();
    rememberMove(before, now, key);
    onMove(now);
    const place = placeOfNode(now, key);
    if (place === undefined) return;
    const group = place.group === undefined ? undefined : nodeOf(now, place.group);
    const where = group === undefined ? t(`menus.${place.location}`) : nameOf(group);
    announce(t('menus.moved', { name: nameOf(nodeOf(now, key)), where, position: place.index + 1 }));
  };
  const step = (key: string, direction: MenuStep) => {
    const to = placeAfter(tree(), key, direction);
    if (to === undefined) announce(t(`menus.cannot.${direction}`));
    else moveTo(key, to);
  };
  const add = (kind: MenuNode['kind'], at: MenuLocation) => {
    const before = tree();
    const node = createNode(before, kind);
    write(insertNode(before, placeForNew(before, at, selected, kind), node));
    onSelect(node.key);
    announce(t(kind === 'entry' ? 'menus.linkAdded' : 'menus.groupAdded'));
  };
  const remove = (key: string) => {
    const before = tree();
    const node = nodeOf(before, key);
    const place = placeOfNode(before, key);
    if (node === undefined || place === undefined) return;
    write(removeNode(before, key));
    announce(t('menus.removed', { name: nameOf(node) }));
    const list = siblings(tree(), place);
    onSelect(list[Math.min(place.index, list.length - 1)]?.key ?? place.group ?? '');
  };
  const setShown = (node: MenuNode, shown: boolean) => {
    if (node.path === undefined) return;
    const value = shown ? { ...node.value, isActive: true, isVisible: true } : { ...node.value, isVisible: false };
    store.applyCommand({ do: 'set', keys: node.path, value });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const key = rowKeyOf(event);
    const direction = event.altKey ? steps[event.key] : undefined;
    if (key === undefined || (direction === undefined && event.key !== 'Delete')) return;
    event.preventDefault();
    event.stopPropagation();
    if (direction !== undefined) return step(key, direction);
    remove(key);
    // React Aria would focus the whole tree.
    afterTwoFrames(() => selectedRow()?.focus());
  };
  return { moveTo, step, add, remove, setShown, onKeyDown, nameOf };
}
