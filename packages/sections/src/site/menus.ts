import type { MenuItem, MenuGroup } from '@kermesse/api/page-props';
import { coerceBoolean } from '../schema/schema.ts';

interface Item {
  id: number;
  title: string;
  path: string;
  position?: number;
  isActive?: boolean;
  isVisible?: boolean;
  menuItemGroupId?: number;
}

interface Group {
  id: number;
  title: string;
  position?: number;
}

const byPosition = (a: { position?: number }, b: { position?: number }) => (a.position ?? 0) - (b.position ?? 0);
/** Whether visitors see a link: unless `isActive` or `isVisible` is false. */
export const isShownInMenu = ({ isActive, isVisible }: { isActive?: unknown; isVisible?: unknown }): boolean =>
  coerceBoolean(isActive) !== false && coerceBoolean(isVisible) !== false;

const entry = ({ id, title, path }: Item): MenuItem => ({ id: String(id), title, href: path });

/** Returns the visible items of a menu, without a known group and by group, all by position. */
function visibleParts(items: Item[], groups: Group[]): { loose: Item[]; grouped: { group: Group; items: Item[] }[] } {
  const visible = items.filter(isShownInMenu).toSorted(byPosition);
  const known = new Set(groups.map(({ id }) => id));
  const loose = visible.filter(({ menuItemGroupId }) => menuItemGroupId === undefined || !known.has(menuItemGroupId));
  const grouped = groups
    .toSorted(byPosition)
    .map((group) => ({ group, items: visible.filter(({ menuItemGroupId }) => menuItemGroupId === group.id) }));
  return { loose, grouped: grouped.filter(({ items: inside }) => inside.length > 0) };
}

/** Returns the items of a menu by group, in order. Items without a group are first, in a group without a title. */
export function menuGroups(items: Item[], groups: Group[]): MenuGroup[] {
  const { loose, grouped } = visibleParts(items, groups);
  const first = loose.length === 0 ? [] : [{ id: 'loose', items: loose.map(entry) }];
  return [
    ...first,
    ...grouped.map(({ group: { id, title }, items: inside }) => ({ id: String(id), title, items: inside.map(entry) })),
  ];
}

/**
 * Returns the entries of a menu in one row: items without a group, and groups as entries with submenus. Both are sorted
 * by position; an item precedes a group with the same position.
 */
export function menuEntries(items: Item[], groups: Group[]): MenuItem[] {
  const { loose, grouped } = visibleParts(items, groups);
  const placed = [
    ...loose.map((item) => ({ position: item.position, entry: entry(item) })),
    ...grouped.map(({ group: { id, title, position }, items: inside }) => ({
      position,
      entry: { id: `group-${id}`, title, href: inside[0]?.path ?? '', items: inside.map(entry) },
    })),
  ];
  return placed.toSorted(byPosition).map(({ entry: each }) => each);
}
