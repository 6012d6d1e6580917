import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  ['Akossiwa Mensah', 'AM'],
  ['Marie-Antoinette Akouvi d’Almeida', 'MA'],
  ['Essi', 'E'],
  [' élise  ôkou', 'ÉÔ'],
  ['élise de Souza Olympio', 'ÉO'],
  ['Yao\u00a0Agbeko', 'YA'],
  ['Jean (DJ) 3000', 'JD'],
  ['👩🏾‍🍳 Chef Ayélé', '👩🏾‍🍳A'],
  ['محمد علي', 'مع'],
  ['ama.k@exemple.tg', 'A'],
  ['+228 90 12 34 56', ''],
  ['', ''],
])('the initials of “%s” are “%s”', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
