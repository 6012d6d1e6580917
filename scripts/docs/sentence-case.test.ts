import { expect, test } from 'vitest';
import { sentenceCase } from '../../.storybook/sentence-case.ts';

test.each([
  ['Nothing Filled In', 'Nothing filled in'],
  ['No WebGL', 'No WebGL'],
  ['On A Phone', 'On a phone'],
  ['Google Cancelled', 'Google cancelled'],
  ['Back By Google', 'Back by Google'],
])('%s becomes %s', (name, written) => {
  expect(sentenceCase(name)).toBe(written);
});
