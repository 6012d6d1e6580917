import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { networkMarksModule, networkSheet } from '../../../../scripts/assets/build-icons.ts';
import { networkNames, networks } from './networks.ts';

describe('the networks', () => {
  const sheet = readFileSync(new URL('../../../app/public/networks.svg', import.meta.url), 'utf8');

  it('are 24, with unique names', () => {
    expect(networks).toHaveLength(24);
    expect(new Set(Object.values(networkNames)).size).toBe(24);
  });
  it('match their sprite and module (`npx node scripts/assets/build-icons.ts`)', () => {
    expect(sheet).toBe(networkSheet());
    expect(readFileSync(new URL('network-marks.generated.ts', import.meta.url), 'utf8')).toBe(networkMarksModule());
  });
  it('have one mark each, all different', () => {
    const marks = [...sheet.matchAll(/<symbol id="([^"]+)".*? d="([^"]+)"/g)];
    expect(marks.map(([, id]) => id)).toEqual(networks);
    expect(new Set(marks.map(([, , path]) => path)).size).toBe(24);
  });
});
