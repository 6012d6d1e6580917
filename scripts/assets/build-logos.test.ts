import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { logos } from './build-logos.ts';

test.each(Object.entries(logos()))('%s matches the output of the script', (name, drawing) => {
  expect(readFileSync(new URL(`../../packages/app/public/logos/${name}`, import.meta.url), 'utf8')).toBe(drawing);
});
