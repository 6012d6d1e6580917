import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  ['Afi', 'Mensah', 'AM'],
  [' élodie', null, 'É'],
  ['👩🏾‍🍳 Chef', 'Ayélé', '👩🏾‍🍳A'],
  ['محمد', 'علي', 'مع'],
  ['', null, 'A'],
])('the initials of “%s %s” are “%s”', (firstname, lastname, initials) => {
  expect(initialsOf({ firstname, lastname, email: 'afi@example.com' })).toBe(initials);
});
