import fc from 'fast-check';
import { expect, it } from 'vitest';
import { strengthOf, tiers } from './strength.ts';

const kinds = ['abcdefghij', 'ABCDEFGHIJ', '0123456789', '!?;:-_+*$%'];

/** A password of so many kinds and of a length, its kinds taking turns from a place on. */
const passwordOf = (length: number, kindCount: number, start: number) =>
  Array.from({ length }, (_, place) => kinds[(start + (place % kindCount)) % kinds.length]?.[place % 10]).join('');

it('gives the highest tier whose length and kinds are both met', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 4, max: 20 }),
      fc.integer({ min: 1, max: 4 }),
      fc.nat(3),
      (length, kindCount, start) => {
        const met = tiers.findLast(({ need }) => length >= need.length && kindCount >= need.kinds);
        expect(strengthOf(passwordOf(length, kindCount, start)).tier).toBe(met?.tier);
      },
    ),
  );
});

it('who follows the advice reaches the next tier', () => {
  for (const [rank, { need }] of tiers.entries()) {
    const next = strengthOf(passwordOf(need.length, need.kinds || 1, 0)).next;
    if (rank === tiers.length - 1) expect(next).toBeUndefined();
    else expect(strengthOf(passwordOf(next?.length ?? 0, next?.kinds ?? 0, 0)).rank).toBe(rank + 1);
  }
});

it('nothing written is the weakest', () => expect(strengthOf('')).toMatchObject({ tier: 'too-weak', rank: 0 }));
