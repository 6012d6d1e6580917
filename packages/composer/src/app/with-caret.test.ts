import { expect, it } from 'vitest';
import { endOfChange } from './with-caret.ts';

it.each([
  ['what was written is removed', 'Une fête presque entière', 'Une fête entière', 9],
  ['what was removed is back', 'Une fête entière', 'Une fête presque entière', 17],
  ['the change is at the start', 'xab', 'ab', 0],
  ['one letter of two that look the same is back', 'bale', 'balle', 4],
  ['everything differs', 'un', 'deux', 4],
])('the caret goes to the end of the change: %s', (_, before, after, at) => {
  expect(endOfChange(before, after)).toBe(at);
});
