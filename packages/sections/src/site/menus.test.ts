import { describe, expect, it } from 'vitest';
import { menuEntries, menuGroups } from './menus.ts';

const item = (
  id: number,
  position: number,
  more: { menuItemGroupId?: number; isActive?: boolean; isVisible?: boolean } = {},
) => ({
  id,
  title: `t${id}`,
  path: `/${id}`,
  position,
  ...more,
});
const groups = [
  { id: 7, title: 'Later', position: 3 },
  { id: 8, title: 'Sooner', position: 1 },
  { id: 9, title: 'Empty', position: 0 },
];
const items = [
  item(1, 4),
  item(2, 2, { menuItemGroupId: 7 }),
  item(3, 1, { menuItemGroupId: 7 }),
  item(4, 1),
  item(5, 0, { isActive: false }),
  item(6, 0, { menuItemGroupId: 8, isVisible: false }),
  item(7, 9, { menuItemGroupId: 8 }),
  item(8, 2, { menuItemGroupId: 404 }),
];

describe('the menus of a site', () => {
  it('contain active and visible items by position, with groups among them', () => {
    expect(menuEntries(items, groups).map(({ title, items: inside }) => [title, inside?.map(({ id }) => id)])).toEqual([
      ['t4', undefined],
      ['Sooner', ['7']],
      ['t8', undefined],
      ['Later', ['3', '2']],
      ['t1', undefined],
    ]);
  });
  it('are grouped in the footer, with ungrouped items first', () => {
    expect(menuGroups(items, groups).map(({ title, items: inside }) => [title, inside.map(({ id }) => id)])).toEqual([
      [undefined, ['4', '8', '1']],
      ['Sooner', ['7']],
      ['Later', ['3', '2']],
    ]);
  });
});
