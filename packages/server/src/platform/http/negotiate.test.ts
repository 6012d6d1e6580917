import { describe, expect, it, test } from 'vitest';
import { acceptedLocale, negotiateLocale, readAddress } from './negotiate.ts';

test.each([
  ['en', 'en'],
  ['en-GB,en;q=0.9,fr;q=0.8', 'en'],
  ['fr;q=0.5, en;q=0.9', 'en'],
  ['en;q=0.5, fr;q=0.5', 'en'],
  ['de, en;q=0.1', 'en'],
  ['en;q=0, *;q=0.1', 'fr'],
  ['*', 'fr'],
  ['fr;q=0, *', 'en'],
  ['en;q=0.2, *;q=0.9', 'fr'],
  ['EN-us', 'en'],
  ['frm', undefined],
  ['de', undefined],
  ['en;q=2', undefined],
  ['en;q=x', undefined],
  ['', undefined],
  [';;;,,,', undefined],
])('Accept-Language %j selects %j', (header, locale) => {
  expect(acceptedLocale(header)).toBe(locale);
});

describe('locale and address', () => {
  it('prefers the chosen language, then that of the browser, then French', () => {
    expect(negotiateLocale({ chosen: 'en', acceptLanguage: 'fr' })).toBe('en');
    expect(negotiateLocale({ chosen: 'de', acceptLanguage: 'en' })).toBe('en');
    expect(negotiateLocale({ acceptLanguage: 'de' })).toBe('fr');
    expect(negotiateLocale({})).toBe('fr');
  });

  it('recognizes language prefixes only as whole path segments', () => {
    expect(readAddress('/en/prices')).toEqual({ locale: 'en', path: '/prices' });
    expect(readAddress('/fr/')).toEqual({ locale: 'fr', path: '/' });
    expect(readAddress('/english')).toEqual({ path: '/english' });
    expect(readAddress('/')).toEqual({ path: '/' });
  });
});
