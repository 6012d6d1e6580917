import { describe, expect, it } from 'vitest';
import { negotiateLocale, readAddress } from './negotiate.ts';

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
