import { describe, expect, it } from 'vitest';
import { decodedPart, hrefInLocale, isPagePath, localiseHref, pageTarget, splitPath } from './links.ts';

describe('splitPath', () => {
  it.each([
    ['/', '', undefined, '/'],
    ['/fr', '/fr', 'fr', '/'],
    ['/fr/', '/fr', 'fr', '/'],
    ['/en/salles/a', '/en', 'en', '/salles/a'],
    ['/french', '', undefined, '/french'],
    ['/de/salles', '', undefined, '/de/salles'],
  ])('%s', (pathname, prefix, locale, path) => {
    expect(splitPath(pathname)).toEqual({ prefix, locale, path });
  });
});

describe('localiseHref', () => {
  it.each([
    ['/tarifs', '/en/tarifs'],
    ['/', '/en/'],
    ['/tarifs?a=1#b', '/en/tarifs?a=1#b'],
    ['/fr/tarifs', '/fr/tarifs'],
    ['#contact', '#contact'],
    ['//elsewhere.example/x', '//elsewhere.example/x'],
    ['https://elsewhere.example/', 'https://elsewhere.example/'],
    ['mailto:a@b.tg', 'mailto:a@b.tg'],
    ['/sitemap.xml', '/sitemap.xml'],
    ['/api/page-props', '/api/page-props'],
  ])('%s on /en becomes %s', (href, expected) => {
    expect(localiseHref(href, '/en')).toBe(expected);
  });

  it('returns links unchanged when the language is negotiated', () => {
    expect(localiseHref('/tarifs', '')).toBe('/tarifs');
  });
});

describe('pageTarget', () => {
  const here = new URL('https://kermesse.example/fr/');
  it.each([
    ['/fr/tarifs', 'https://kermesse.example/fr/tarifs'],
    ['tarifs', 'https://kermesse.example/fr/tarifs'],
    ['/fr/', 'https://kermesse.example/fr/'],
    ['/fr/tarifs#mid', 'https://kermesse.example/fr/tarifs#mid'],
  ])('returns the page of %s', (href, expected) => {
    expect(pageTarget(href, here)?.href).toBe(expected);
  });
  it.each([
    '#mid',
    '/fr/#mid',
    'https://elsewhere.example/',
    'mailto:a@b.tg',
    'javascript:alert(1)',
    '/a.pdf',
    '//x.y/z',
    'http://[',
  ])('returns null for %s', (href) => {
    expect(pageTarget(href, here)).toBeNull();
  });
});

it.each(['/robots.txt', '/api', '/api/x', '/composer', '/dev/outbox', '/auth/google/redirect'])(
  '%s is not a page path',
  (pathname) => {
    expect(isPagePath(pathname)).toBe(false);
  },
);

it('page paths may begin with the name of a server folder', () => {
  expect(['/salles', '/composers', '/developpement', '/apis'].filter((pathname) => !isPagePath(pathname))).toEqual([]);
  expect(hrefInLocale('/', 'en')).toBe('/en/');
});

describe('decodedPart', () => {
  it.each([
    ['f%C3%AAte', 'fête'],
    ['50%', '50%'],
    ['%E9t%E9', '%E9t%E9'],
  ])('%s becomes %s', (part, expected) => {
    expect(decodedPart(part)).toBe(expected);
  });
});
