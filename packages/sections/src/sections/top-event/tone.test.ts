import { createTheme, defaultBrand } from '@kermesse/ui/theme';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultGrounds, ticketTones, toneOf } from './tone.ts';

describe('the tone of a ticket', () => {
  it.each(ticketTones)('knows the ground of %s as the default brand makes it', (tone) => {
    expect(defaultGrounds[tone]).toBe(createTheme(defaultBrand).schemes.light[tone].page);
    expect(toneOf(defaultGrounds[tone], 0)).toBe(tone);
  });

  it.each([
    ['#000', 'brand'],
    ['#111133', 'brand'],
    ['#ffffff', 'paper'],
    ['#FBF8F0', 'paper'],
    ['#f5c542', 'highlight'],
    ['#c9a227', 'highlight'],
    ['#e67e22', 'highlight'],
    ['#2f5fb3', 'deep'],
    ['#1f4e79', 'deep'],
  ])('%s is nearest to %s', (color, tone) => {
    expect(toneOf(color, 0)).toBe(tone);
  });

  it('goes through the four without a colour, and round again', () => {
    expect([0, 1, 2, 3, 4].map((index) => toneOf(undefined, index))).toEqual([...ticketTones, 'brand']);
  });

  it('has one for every colour, whatever its place', () => {
    const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(hex, fc.nat(9), (color, index) => {
        expect(ticketTones).toContain(toneOf(color, index));
        expect(toneOf(color, index)).toBe(toneOf(color.toUpperCase(), 0));
      }),
      { seed: 20261121 },
    );
  });
});
