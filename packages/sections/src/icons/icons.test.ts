import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { iconSheet } from '../../../../scripts/assets/build-icons.ts';

describe('the sprite of icons', () => {
  it('matches the names and drawings (`npx node scripts/assets/build-icons.ts`)', () => {
    const file = new URL('../../../app/public/icons.svg', import.meta.url);
    expect(readFileSync(file, 'utf8')).toBe(iconSheet());
  });
});
