import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ornaments } from '../../../../scripts/assets/build-ornaments.ts';

const folder = join(import.meta.dirname, '../../../app/public/ornaments');

it('the ornaments in public/ match the output of scripts/assets/build-ornaments.ts', () => {
  expect(readdirSync(folder).toSorted()).toEqual(Object.keys(ornaments).toSorted());
  for (const [name, content] of Object.entries(ornaments))
    expect(readFileSync(join(folder, name), 'utf8')).toBe(content);
});
