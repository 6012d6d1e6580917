import type { MenuEntry, MenuGroup } from '@kermesse/api/page-props';

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
const shown = ({ isActive, isVisible }: Item) => isActive !== false && isVisible !== false;
const entry = ({ id, title, path }: Item): MenuEntry => ({ id: String(id), title, href: path });

/** The entries of a menu by group, in order; entries without a group come first, in a group without a title. */
export function menuGroups(items: Item[], groups: Group[]): MenuGroup[] {
  const visible = items.filter(shown).toSorted(byPosition);
  const known = new Set(groups.map(({ id }) => id));
  const loose = visible.filter(({ menuItemGroupId }) => menuItemGroupId === undefined || !known.has(menuItemGroupId));
  const grouped = groups.toSorted(byPosition).map(({ id, title }) => ({
    id: String(id),
    title,
    items: visible.filter(({ menuItemGroupId }) => menuItemGroupId === id).map(entry),
  }));
  return [{ id: 'loose', items: loose.map(entry) }, ...grouped].filter(({ items: inside }) => inside.length > 0);
}

/**
 * The entries of a menu in one row: loose ones as they are, a group as an entry that holds its own. Both take their place
 * by their position, a loose one before a group that has the same.
 */
export function menuEntries(items: Item[], groups: Group[]): MenuEntry[] {
  const inGroups = menuGroups(items, groups);
  const positions = new Map(groups.map(({ id, position }) => [String(id), position]));
  const itemPositions = new Map(items.map(({ id, position }) => [String(id), position]));
  const placed = inGroups.flatMap(({ id, title, items: inside }) => {
    const [first] = inside;
    if (title === undefined || first === undefined) {
      return inside.map((each) => ({ position: itemPositions.get(each.id), entry: each }));
    }
    return [{ position: positions.get(id), entry: { id: `group-${id}`, title, href: first.href, items: inside } }];
  });
  return placed.toSorted(byPosition).map(({ entry: each }) => each);
}
