import { join } from 'node:path';
import { expect, test } from 'vitest';
import { betweenSiblings, cycles, readImports, type ImportGraph } from './imports.ts';
import { root } from '../lib/workspace.mjs';

/** Formats a cycle with its imports, one per line. */
function explain(cycle: string[], imports: ImportGraph): string {
  const inside = (path: string) => cycle.find((node) => path === node || path.startsWith(`${node}/`));
  const arrows = [...imports].flatMap(([from, targets]) =>
    [...targets]
      .filter((to) => inside(from) !== undefined && inside(to) !== undefined && inside(from) !== inside(to))
      .map((to) => `  ${from} → ${to}`),
  );
  return [cycle.join(', '), ...arrows].join('\n');
}

const read = (name: string) => readImports(join(root, 'packages', name, 'src'));

const packages = ['ui', 'api', 'sections', 'flows', 'composer', 'app', 'server'];

test.each(packages)('no files in packages/%s import each other in a cycle, types included', (name) => {
  const imports = read(name);
  expect(imports.size).toBeGreaterThan(30);
  expect(cycles(imports).map((cycle) => explain(cycle, imports))).toEqual([]);
});

test.each(packages)('no folders in packages/%s import each other in a cycle', (name) => {
  const imports = read(name);
  expect(cycles(betweenSiblings(imports)).map((cycle) => explain(cycle, imports))).toEqual([]);
});

test('cycles are found between files and between folders', () => {
  const imports = new Map([
    ['menu/Menu.tsx', new Set(['menu/items.ts', 'links/links.ts'])],
    ['menu/items.ts', new Set<string>()],
    ['links/links.ts', new Set(['menu/items.ts'])],
    ['links/a.ts', new Set(['links/b.ts'])],
    ['links/b.ts', new Set(['links/a.ts'])],
  ]);
  expect(cycles(imports)).toEqual([['links/a.ts', 'links/b.ts']]);
  expect(cycles(betweenSiblings(imports))).toEqual([
    ['links', 'menu'],
    ['links/a.ts', 'links/b.ts'],
  ]);
});
