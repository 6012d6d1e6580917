import { parseSite } from '@kermesse/sections/site';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Configuration } from '../document/json.ts';
import { isShownInMenu } from '@kermesse/sections/menus';
import {
  menuLocations,
  movedNode,
  moveNode,
  nodeOf,
  placeAfter,
  placeOfNode,
  removeNode,
  type MenuNode,
  type MenuStep,
} from './tree.ts';
import { createNode, readMenus } from './read.ts';
import { writeMenus } from './write.ts';

const demo = JSON.parse(
  readFileSync(new URL('../../../server/demo/site.json', import.meta.url), 'utf8'),
) as Configuration;
const stepped = (configuration: Configuration, key: string, step: MenuStep) => {
  const tree = readMenus(configuration);
  const place = placeAfter(tree, key, step);
  return place === undefined ? configuration : writeMenus(configuration, moveNode(tree, key, place));
};

const words = (value: unknown) =>
  typeof value === 'object' && value !== null && 'fr' in value ? String(value.fr) : String(value);
/** Returns the titles of a tree as the site shows them: without hidden links and empty groups. */
const shownIn = (nodes: readonly MenuNode[]): unknown[] =>
  nodes.flatMap((node): unknown[] => {
    if (node.kind === 'entry') return isShownInMenu(node.value) ? [words(node.value['title'])] : [];
    const inside = shownIn(node.children);
    return inside.length === 0 ? [] : [[words(node.value['title']), ...inside]];
  });
const onSite = (configuration: Configuration) => {
  const { header, footer } = parseSite(configuration, 'fr').menus;
  return {
    header: header.map(({ title, items }) =>
      items === undefined ? title : [title, ...items.map((item) => item.title)],
    ),
    footer: footer.flatMap(({ title, items }): unknown[] =>
      title === undefined ? items.map((item) => item.title) : [[title, ...items.map((item) => item.title)]],
    ),
  };
};
const inTree = (configuration: Configuration) => {
  const { header, footer } = readMenus(configuration);
  return { header: shownIn(header), footer: shownIn(footer) };
};

const title = fc.string({ minLength: 1, maxLength: 6, unit: fc.constantFrom('a', 'b', 'c', 'd') });
const entry = fc.record(
  {
    id: fc.integer({ min: 1, max: 40 }),
    title,
    path: fc.constant('/x'),
    position: fc.integer({ min: -1, max: 5 }),
    isActive: fc.boolean(),
    isVisible: fc.constantFrom(true, false, 0, 1, 'false'),
    menuItemGroupId: fc.integer({ min: 1, max: 5 }),
    icon: fc.constant('kept'),
  },
  { requiredKeys: ['id', 'title', 'path'] },
);
const site = fc.record({
  name: fc.constant('S'),
  menus: fc.array(
    fc.record({
      location: fc.constantFrom('header', 'footer'),
      items: fc.uniqueArray(entry, { selector: ({ id }) => id, maxLength: 7 }),
      theirs: fc.constant(1),
    }),
    { maxLength: 4 },
  ),
  menuItemGroups: fc.uniqueArray(
    fc.record(
      {
        id: fc.integer({ min: 1, max: 5 }),
        title,
        position: fc.integer({ min: 0, max: 5 }),
        more: fc.constant('kept'),
      },
      { requiredKeys: ['id', 'title'] },
    ),
    { selector: ({ id }) => id, maxLength: 4 },
  ),
});

describe('the tree of menus', () => {
  it('has the order of the site', () => {
    expect(inTree(demo)).toEqual(onSite(demo));
    fc.assert(
      fc.property(site, (configuration) => {
        expect(inTree(configuration)).toEqual(onSite(configuration));
      }),
      { seed: 12, numRuns: 300 },
    );
  });

  it('equals the menus of the site after any moves, and keeps all links and keys', () => {
    const moves = fc.array(fc.record({ pick: fc.nat(), step: fc.constantFrom<MenuStep>('up', 'down', 'in', 'out') }), {
      maxLength: 6,
    });
    const keysIn = (nodes: readonly MenuNode[]): string[] =>
      nodes.flatMap((node) => [node.key, ...keysIn(node.children)]);
    fc.assert(
      fc.property(site, moves, (first, steps) => {
        let configuration: Configuration = first;
        for (const { pick, step } of steps) {
          const tree = readMenus(configuration);
          const keys = menuLocations.flatMap((location) => keysIn(tree[location]));
          const key = keys[pick % Math.max(1, keys.length)];
          if (key !== undefined) configuration = stepped(configuration, key, step);
        }
        expect(inTree(configuration)).toEqual(onSite(configuration));
        const count = (value: Configuration) =>
          (value['menus'] as { items: unknown[] }[]).reduce((sum, { items }) => sum + items.length, 0);
        expect(count(configuration)).toBe(count(first));
        expect(JSON.stringify(configuration).match(/"icon":"kept"/g)?.length).toBe(
          JSON.stringify(first).match(/"icon":"kept"/g)?.length,
        );
        expect(JSON.stringify(configuration).match(/"theirs"/g)?.length).toBe(
          JSON.stringify(first).match(/"theirs"/g)?.length,
        );
      }),
      { seed: 12, numRuns: 300 },
    );
  });

  it('moves a link up, into the next group and out again', () => {
    const titles = (configuration: Configuration) => inTree(configuration).header;
    expect(titles(demo)).toEqual(['Prestataires', 'Agenda', 'Tarifs', ['Qui sommes-nous ?', 'La charte', 'À propos']]);
    const up = stepped(demo, 'entry-2', 'up');
    expect(titles(up)).toEqual(['Prestataires', 'Tarifs', 'Agenda', ['Qui sommes-nous ?', 'La charte', 'À propos']]);
    const inside = stepped(up, 'entry-2', 'in');
    expect(titles(inside)).toEqual([
      'Prestataires',
      'Agenda',
      ['Qui sommes-nous ?', 'Tarifs', 'La charte', 'À propos'],
    ]);
    expect(titles(stepped(inside, 'entry-2', 'out'))).toEqual([
      'Prestataires',
      'Agenda',
      ['Qui sommes-nous ?', 'La charte', 'À propos'],
      'Tarifs',
    ]);
  });

  it('keeps the links of a group that is removed', () => {
    const tree = readMenus(demo);
    const after = writeMenus(demo, removeNode(tree, 'group-4'));
    expect(inTree(after).header).toEqual(['Prestataires', 'Agenda', 'Tarifs', 'La charte', 'À propos']);
    expect(onSite(after)).toEqual(inTree(after));
  });

  it('moves links between the menus, and splits a group that both use', () => {
    const shared: Configuration = {
      menus: [
        { location: 'header', items: [{ id: 1, title: 'A', path: '/a', menuItemGroupId: 3 }] },
        { location: 'footer', items: [{ id: 1, title: 'B', path: '/b', menuItemGroupId: 3 }] },
      ],
      menuItemGroups: [{ id: 3, title: 'G', position: 0, more: 1 }],
    };
    const tree = readMenus(shared);
    const [header, footer] = [tree.header[0], tree.footer[0]];
    expect(new Set([header?.key, footer?.key, header?.children[0]?.key, footer?.children[0]?.key]).size).toBe(4);
    const after = writeMenus(shared, moveNode(tree, header?.children[0]?.key ?? '', { location: 'footer', index: 0 }));
    expect(onSite(after)).toEqual({ header: [], footer: ['A', ['G', 'B']] });
    expect(after['menuItemGroups']).toMatchObject([{ more: 1 }, { more: 1 }]);
  });

  it('makes no impossible move', () => {
    const tree = readMenus(demo);
    expect(placeAfter(tree, 'entry-6', 'up')).toBeUndefined();
    expect(placeAfter(tree, 'group-4', 'in')).toBeUndefined();
    expect(placeAfter(tree, 'nobody', 'up')).toBeUndefined();
    expect(moveNode(tree, 'group-4', { location: 'footer', group: 'group-1', index: 0 })).toBe(tree);
    expect(placeOfNode(tree, 'entry-3')).toEqual({ location: 'header', group: 'group-4', index: 0 });
    expect(nodeOf(tree, 'entry-3')?.value['path']).toBe('/charte');
  });

  it('gives a new link an id that no other one has, also next to links without an id', () => {
    const items = [{ id: 5 }, { title: { fr: 'Sans identifiant' } }];
    const tree = readMenus({ menus: [{ location: 'header', items }] });
    expect([...tree.header.map(({ id }) => id), createNode(tree, 'entry').id]).toEqual([5, 6, 7]);
  });
});

it('of two neighbours that change places, the selected one has moved, or else the later one', () => {
  const menu = (...ids: number[]) => {
    const items = ids.map((id, position) => ({ id, title: `${id}`, path: '/', position }));
    return readMenus({ menus: [{ location: 'header', items }] });
  };
  const [before, after] = [menu(1, 2, 3), menu(2, 1, 3)];
  const [later, sooner] = [after.header[1]?.key, after.header[0]?.key ?? ''];
  expect(movedNode(before, after, '')).toBe(later);
  expect(movedNode(before, after, sooner)).toBe(sooner);
});
