import { isStrongEnough } from '@kermesse/api/schemas/forms/password';
import { expect, it } from 'vitest';
import { findPasswordWeakness } from './guessable.ts';

const owner = { firstname: 'Afi Akossiwa', lastname: 'Mensah', email: 'reine.de-vogan@tissus.example' };
const fault = (password: string) => findPasswordWeakness(password, owner, 'Kermesse du Golfe');

it.each([
  ['P@ssw0rd', 'common_password'],
  ['Azerty123!', 'common_password'],
  ['kermesse1', 'password_site'],
  ['K3rm3ss3!!', 'password_site'],
  ['Golfe-2026', 'password_site'],
  ['Lome2026!', 'password_site'],
  ['Mensah1990', 'password_name'],
  ['Akossiwa#1', 'password_name'],
  ['M3ns@h2026', 'password_name'],
  ['Reine.de-vogan1', 'password_email'],
  ['Tissus2026!', 'password_email'],
  ['xxxxxxxxxxxxxxxxxxxxxxxX1', 'guessable_password'],
  ['01/01/1990a', 'guessable_password'],
] as const)('rejects %s as %s', async (password, expected) => {
  // The strength tiers of the specification accept it.
  expect(isStrongEnough(password)).toBe(true);
  expect(await fault(password)).toBe(expected);
});

it.each([
  'Kermesse-tricycle-orange-42',
  'Mensah adore les balafons bleus',
  'la kermesse de mon village en août',
  'xK9#mQ2$',
  'ess3mrek',
  'Tissus-et-tam-tams-7',
])('accepts %s, which is strong despite a word of the owner or the site', async (password) => {
  expect(await fault(password)).toBeUndefined();
});

it('checks long passwords quickly, even ones crafted to be slow', async () => {
  await fault('loads the dictionaries');
  const began = performance.now();
  for (const password of [
    'aZ1-'.repeat(64),
    'é'.repeat(256),
    'p@55w0rd'.repeat(32),
    '4z3rty'.repeat(42),
    '$!1|'.repeat(64),
  ])
    await fault(password);
  expect(performance.now() - began).toBeLessThan(5000);
});
