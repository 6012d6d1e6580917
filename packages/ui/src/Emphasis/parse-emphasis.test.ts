import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseEmphasis, withoutEmphasis } from './parse-emphasis.ts';

describe('the emphasis in a line', () => {
  it.each<[string, [string, boolean][]]>([
    [
      'La fête a son carnet *d’adresses*',
      [
        ['La fête a son carnet ', false],
        ['d’adresses', true],
      ],
    ],
    [
      '*Une* fête, *une* date',
      [
        ['Une', true],
        [' fête, ', false],
        ['une', true],
        [' date', false],
      ],
    ],
    ['Quatre * étoiles', [['Quatre * étoiles', false]]],
    ['Un ** deux', [['Un ** deux', false]]],
    ['', []],
  ])('of %j is parsed', (line, expected) => {
    expect(parseEmphasis(line).map(({ text, emphasised }) => [text, emphasised])).toEqual(expected);
  });

  it('removes only asterisks, and none from a line with fewer than two', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('*', 'a', 'é', ' ', '\n') }), (line) => {
        expect(withoutEmphasis(line).replaceAll('*', '')).toBe(line.replaceAll('*', ''));
        if (line.split('*').length < 3) expect(withoutEmphasis(line)).toBe(line);
      }),
      { seed: 20261121 },
    );
  });
});
