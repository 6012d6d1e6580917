import { expect, test } from 'vitest';
import { isStrongEnough, passwordTier } from './password.ts';

test.each([
  ['', 'too-weak'],
  ['abcdefgh', 'too-weak'],
  ['Abcdef1', 'too-weak'],
  ['abcdefg1', 'weak'],
  ['abcdefghijklmnop1', 'weak'],
  ['Abcdefgh1', 'weak'],
  ['Abcdefghi1', 'medium'],
  ['Abcdefghi-', 'medium'],
  ['Abcdefgh1-', 'medium'],
  ['Abcdefghij1-', 'strong'],
  ['cheval correct pile', 'weak'],
  ['ABCDEFGH', 'too-weak'],
  ['12345678', 'too-weak'],
  ['🎉🎉🎉🎉', 'too-weak'],
  ['كلمة سر طويلة', 'weak'],
  ['Ñandú-Ñandú-12', 'strong'],
  ['x'.repeat(256), 'too-weak'],
])('passwordTier rates %j as %s', (password, tier) => {
  expect(passwordTier(password)).toBe(tier);
  expect(isStrongEnough(password)).toBe(tier !== 'too-weak');
});
