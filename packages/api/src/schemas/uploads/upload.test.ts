import { expect, test } from 'vitest';
import { documentRule, refusalOf } from './upload.ts';

test.each([
  [10_000_000, undefined],
  [10_200_000, 'fileSize'],
])('refusalOf a document of %i bytes is %s', (size, refusal) => {
  expect(refusalOf(new File([new Uint8Array(size)], 'licence.pdf'), documentRule)).toBe(refusal);
});
