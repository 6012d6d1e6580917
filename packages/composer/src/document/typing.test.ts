import { expect, it } from 'vitest';
import { differingPart } from './typing.ts';

it.each([
  ['a removed insertion', 'Une fête presque entière', 'Une fête entière', 9],
  ['a restored deletion', 'Une fête entière', 'Une fête presque entière', 17],
  ['a change at the start', 'xab', 'ab', 0],
  ['one of two equal letters restored', 'bale', 'balle', 4],
  ['two different texts', 'un', 'deux', 4],
])('differingPart ends where the change ends: %s', (_, before, after, at) => {
  expect(differingPart(before, after).endAfter).toBe(at);
});
