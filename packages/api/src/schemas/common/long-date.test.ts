import { expect, it } from 'vitest';
import { longDate, longTime } from './long-date.ts';

const [first, second] = [new Date('2026-12-01T18:30Z'), new Date('2026-12-02T00:05Z')];

it('longDate formats a date for a sentence', () => {
  expect([longDate(first, 'fr'), longDate(first, 'en')]).toEqual(['1er décembre 2026', '1 December 2026']);
  expect([longDate(second, 'fr'), longDate(second, 'en')]).toEqual(['2 décembre 2026', '2 December 2026']);
});

it('longTime adds the time', () => {
  expect([longTime(first, 'fr'), longTime(first, 'en')]).toEqual([
    '1er décembre 2026 à 18:30',
    '1 December 2026 at 18:30',
  ]);
  expect([longTime(second, 'fr'), longTime(second, 'en')]).toEqual([
    '2 décembre 2026 à 00:05',
    '2 December 2026 at 00:05',
  ]);
});
