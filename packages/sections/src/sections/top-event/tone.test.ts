import { createTheme, defaultBrand } from '@kermesse/ui/theme';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultBackgrounds, ticketTones, toneOf } from './tone.ts';

describe('the tone of a ticket', () => {
  it.each(ticketTones)('%s has the background of the default brand', (tone) => {
    expect(defaultBackgrounds[tone]).toBe(createTheme(defaultBrand).schemes.light[tone].page);
    expect(toneOf(defaultBackgrounds[tone], 0)).toBe(tone);
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
  ])('for the colour %s is %s', (color, tone) => {
    expect(toneOf(color, 0)).toBe(tone);
  });

  it('rotates through the four tones without a colour', () => {
    expect([0, 1, 2, 3, 4].map((index) => toneOf(undefined, index))).toEqual([...ticketTones, 'brand']);
  });

  it('exists for every colour and does not depend on the position', () => {
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
