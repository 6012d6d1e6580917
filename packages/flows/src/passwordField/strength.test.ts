import fc from 'fast-check';
import { expect, it } from 'vitest';
import { strengthOf, tiers } from './strength.ts';

const kinds = ['abcdefghij', 'ABCDEFGHIJ', '0123456789', '!?;:-_+*$%'];

/** Creates a password of a length with this many kinds of characters, which alternate from the kind `start` on. */
const passwordOf = (length: number, kindCount: number, start: number) =>
  Array.from({ length }, (_, place) => kinds[(start + (place % kindCount)) % kinds.length]?.[place % 10]).join('');

it('returns the highest tier whose length and kinds are both met', () => {
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

it('returns requirements that lead to the next tier when they are met', () => {
  for (const [rank, { need }] of tiers.entries()) {
    const next = strengthOf(passwordOf(need.length, need.kinds || 1, 0)).next;
    if (rank === tiers.length - 1) expect(next).toBeUndefined();
    else expect(strengthOf(passwordOf(next?.length ?? 0, next?.kinds ?? 0, 0)).rank).toBe(rank + 1);
  }
});

it('rates an empty password as the weakest', () => expect(strengthOf('')).toMatchObject({ tier: 'too-weak', rank: 0 }));
