import { storyNameFromExport } from 'storybook/internal/csf';
import { expect, test } from 'vitest';
import { sentenceCase } from '../../.storybook/sentence-case.ts';

test.each([
  ['NothingFilledIn', 'Nothing filled in'],
  ['OnAPhone', 'On a phone'],
  ['GoogleCancelled', 'Google cancelled'],
  ['BackByGoogle', 'Back by Google'],
])('the story %s is shown as “%s”', (name, written) => {
  expect(sentenceCase(storyNameFromExport(name))).toBe(written);
});

test('a name that a story sets itself keeps its abbreviation', () => {
  expect(sentenceCase('No WebGL')).toBe('No WebGL');
});
