import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceInRing, roundsOf } from './ring.ts';

describe('the ring of pictures', () => {
  it.each([
    [5, 3],
    [7, 2],
    [11, 1],
    [24, 1],
  ])('repeats %i pictures %i times', (count, rounds) => {
    expect(roundsOf(count)).toBe(rounds);
  });

  it('measures the shorter distance, the same in both directions', () => {
    expect(distanceInRing(0, 13, 14)).toBe(1);
    expect(distanceInRing(2, 5, 14)).toBe(3);
    const index = fc.integer({ min: 0, max: 30 });
    fc.assert(
      fc.property(index, index, (a, b) => {
        const distance = distanceInRing(a, b, 31);
        expect(distance).toBe(distanceInRing(b, a, 31));
        expect(distance).toBeLessThanOrEqual(15);
      }),
      { seed: 20261121 },
    );
  });
});
