import { join } from 'node:path';
import { expect, test } from 'vitest';
import { betweenNeighbours, circles, readImports, type ImportGraph } from './imports.ts';
import { root } from '../lib/workspace.mjs';

/** A circle with the imports that make it, one a line. */
function explain(circle: string[], imports: ImportGraph): string {
  const inside = (path: string) => circle.find((node) => path === node || path.startsWith(`${node}/`));
  const arrows = [...imports].flatMap(([from, targets]) =>
    [...targets]
      .filter((to) => inside(from) !== undefined && inside(to) !== undefined && inside(from) !== inside(to))
      .map((to) => `  ${from} → ${to}`),
  );
  return [circle.join(', '), ...arrows].join('\n');
}

const read = (name: string) => readImports(join(root, 'packages', name, 'src'));

const packages = ['ui', 'api', 'sections', 'flows', 'composer', 'app', 'server'];

test.each(packages)('in packages/%s no files import each other in a circle, types included', (name) => {
  const imports = read(name);
  expect(imports.size).toBeGreaterThan(30);
  expect(circles(imports).map((circle) => explain(circle, imports))).toEqual([]);
});

test.each(packages)('in packages/%s no folders import each other in a circle', (name) => {
  const imports = read(name);
  expect(circles(betweenNeighbours(imports)).map((circle) => explain(circle, imports))).toEqual([]);
});

test('a circle is found between files and between folders', () => {
  const imports = new Map([
    ['menu/Menu.tsx', new Set(['menu/items.ts', 'links/links.ts'])],
    ['menu/items.ts', new Set<string>()],
    ['links/links.ts', new Set(['menu/items.ts'])],
    ['links/a.ts', new Set(['links/b.ts'])],
    ['links/b.ts', new Set(['links/a.ts'])],
  ]);
  expect(circles(imports)).toEqual([['links/a.ts', 'links/b.ts']]);
  expect(circles(betweenNeighbours(imports))).toEqual([
    ['links', 'menu'],
    ['links/a.ts', 'links/b.ts'],
  ]);
});
