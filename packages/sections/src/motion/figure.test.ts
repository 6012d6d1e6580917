import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frameOf, parseFigure } from './figure.ts';

describe('a figure', () => {
  it.each(['10K', '412', '1 860', '4,8', '100 %', '+250 000', '€12.50', '1,234,567'])(
    '%s ends with its original text',
    (value) => {
      const figure = parseFigure(value);
      expect(figure).toBeDefined();
      expect(figure && frameOf(figure, 1)).toBe(value);
    },
  );

  it.each(['', 'beaucoup', '24/7', '3 à 5'])('%j is not counted', (value) => {
    expect(parseFigure(value)).toBeUndefined();
  });

  it('never exceeds its value while counting', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.double({ min: 0, max: 1, noNaN: true }), (number, progress) => {
        const figure = parseFigure(String(number));
        expect(figure && Number(frameOf(figure, progress))).toBeLessThanOrEqual(number);
      }),
      { seed: 20261121 },
    );
  });
});
