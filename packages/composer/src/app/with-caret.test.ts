import { expect, it } from 'vitest';
import { endOfChange } from './with-caret.ts';

it.each([
  ['a removed insertion', 'Une fête presque entière', 'Une fête entière', 9],
  ['a restored deletion', 'Une fête entière', 'Une fête presque entière', 17],
  ['a change at the start', 'xab', 'ab', 0],
  ['one of two equal letters restored', 'bale', 'balle', 4],
  ['two different texts', 'un', 'deux', 4],
])('endOfChange returns the end of the change: %s', (_, before, after, at) => {
  expect(endOfChange(before, after)).toBe(at);
});
