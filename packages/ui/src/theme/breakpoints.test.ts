import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { below, breakpoints, from } from './breakpoints.ts';

const packages = join(import.meta.dirname, '../../..');

it('breakpoints are those of the specification (§9)', () => {
  expect(Object.values(breakpoints)).toEqual([768, 1024, 1280, 1536]);
  expect(from.tablet).toBe('(min-width: 48em)');
  expect(below.tablet).toBe('(max-width: 47.99875em)');
});

it('no media query uses a width that is not a breakpoint', () => {
  const files = globSync('*/src/**/*.{ts,tsx}', { cwd: packages }).filter(
    (file) => !/\.(stories|test)\.|^server/.test(file),
  );
  const others = files.flatMap((file) => {
    const text = readFileSync(join(packages, file), 'utf8');
    const conditions = text.matchAll(/(?<!@container (?:[\w-]+ )?)\((?:(?:min|max)-width:|width [<>]=?) ?[\d.]+\w+\)/g);
    return [...conditions].map(([condition]) => `${file}: ${condition}`);
  });
  expect(files.length).toBeGreaterThan(500);
  expect(others).toEqual([]);
});
