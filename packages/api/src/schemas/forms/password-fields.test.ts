import { expect, test } from 'vitest';
import { maxPasswordLength } from './password.ts';
import { passwordChoice } from './password-fields.ts';

test('the strength of a password over the maximum length is not computed', () => {
  const { error } = passwordChoice.safeParse('x'.repeat(maxPasswordLength + 1));
  expect(error?.issues.map(({ code }) => code)).toEqual(['too_big']);
});
