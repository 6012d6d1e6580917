import fc from 'fast-check';
import { expect, it } from 'vitest';
import { passwordTiers } from '@kermesse/api/schemas/forms/password';
import { strengthOf } from './strength.ts';

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
        const met = passwordTiers.findLast(
          ({ minLength, minDiversity }) => length >= minLength && kindCount >= minDiversity,
        );
        expect(strengthOf(passwordOf(length, kindCount, start)).tier).toBe(met?.value);
      },
    ),
  );
});

it('returns requirements that lead to the next tier when they are met', () => {
  for (const [rank, { minLength, minDiversity }] of passwordTiers.entries()) {
    const next = strengthOf(passwordOf(minLength, minDiversity || 1, 0)).next;
    if (rank === passwordTiers.length - 1) expect(next).toBeUndefined();
    else expect(strengthOf(passwordOf(next?.length ?? 0, next?.kinds ?? 0, 0)).rank).toBe(rank + 1);
  }
});

it('rates an empty password as the weakest', () => expect(strengthOf('')).toMatchObject({ tier: 'too-weak', rank: 0 }));
