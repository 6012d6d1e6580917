import { expect, test } from 'vitest';
import { acceptedLocale } from './accept-language.ts';

test.each([
  ['en', 'en'],
  ['en-GB,en;q=0.9,fr;q=0.8', 'en'],
  ['fr;q=0.5, en;q=0.9', 'en'],
  ['en;q=0.5, fr;q=0.5', 'en'],
  ['de, en;q=0.1', 'en'],
  ['de, en ; q=0.2, fr ; Q=0.9', 'fr'],
  ['en;q=0, *;q=0.1', 'fr'],
  ['*', 'fr'],
  ['fr;q=0, *', 'en'],
  ['en;q=0.2, *;q=0.9', 'fr'],
  ['EN-us', 'en'],
  ['frm', undefined],
  ['english', undefined],
  ['de', undefined],
  ['en;q=2', undefined],
  ['en;q=x', undefined],
  ['', undefined],
  [';;;,,,', undefined],
  [';;;q=,=', undefined],
  [`${'de,'.repeat(400)}en`, undefined],
])('Accept-Language %j selects %j', (header, locale) => {
  expect(acceptedLocale(header)).toBe(locale);
});
