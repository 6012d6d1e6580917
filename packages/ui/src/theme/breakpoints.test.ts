import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { below, breakpoints, from } from './breakpoints.ts';

const packages = join(import.meta.dirname, '../../..');

it('are those of the specification (§9)', () => {
  expect(Object.values(breakpoints)).toEqual([768, 1024, 1280, 1536]);
  expect(from.tablet).toBe('(min-width: 768px)');
  expect(below.tablet).toBe('(max-width: 767.98px)');
});

/** Below this width a component may still fit itself to the narrowest phones, in pixels. */
const narrowPhone = 500;

it('are the only widths of a window at which a layout changes', () => {
  const files = globSync('*/src/**/*.{ts,tsx}', { cwd: packages }).filter(
    (file) => !/\.(stories|test)\.|^server/.test(file),
  );
  const others = files.flatMap((file) => {
    const text = readFileSync(join(packages, file), 'utf8');
    const conditions = [...text.matchAll(/(?<!@container )\((?:min|max)-width: ([\d.]+)px\)/g)];
    return conditions.filter(([, width]) => Number(width) >= narrowPhone).map(([condition]) => `${file}: ${condition}`);
  });
  expect(files.length).toBeGreaterThan(500);
  expect(others).toEqual([]);
});
