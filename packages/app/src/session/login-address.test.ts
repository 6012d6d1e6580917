import { stubStorage } from '@kermesse/ui/testing/stub-storage';
import { beforeEach, expect, it, vi } from 'vitest';
import { keepRequestedPage, loginAddress, storeLoginAddress } from './login-address.ts';

const addEventListener = vi.fn<(type: 'click', listener: (event: unknown) => void, capture: boolean) => void>();

beforeEach(() => {
  stubStorage('sessionStorage');
  addEventListener.mockClear();
  vi.stubGlobal('addEventListener', addEventListener);
  vi.stubGlobal('location', { pathname: '/fr/login', search: '?redirect=%2Faccount%2Fprofile' });
  storeLoginAddress();
  keepRequestedPage();
});
// Other test files run in the same worker.

/** Clicks inside a link of a page. Returns the address that the link has then. */
function click(href: string, hydrated = false): string {
  const link = new URL(href, 'https://kermesse.example');
  const closest = (selector: string) => {
    const begin = /href\^="(.*)"/.exec(selector)?.[1] ?? '-';
    return href.startsWith(begin) && !(hydrated && selector.includes(':not([data-hydrated])')) ? link : null;
  };
  for (const [, listener] of addEventListener.mock.calls) listener({ target: { closest } });
  return link.pathname + link.search;
}

it('has no address before a click on a link to an identity provider', () => {
  click('/register');
  expect(loginAddress()).toBeUndefined();
});

it('stores the address of the page at a click on a link to an identity provider', () => {
  click('/auth/google/redirect?locale=fr');
  expect(loginAddress()).toMatchObject({ pathname: '/fr/login', search: '?redirect=%2Faccount%2Fprofile' });
});

it('replaces the address of an earlier click', () => {
  click('/auth/google/redirect?locale=fr');
  vi.stubGlobal('location', { pathname: '/login', search: '' });
  click('/auth/google/redirect?locale=fr');
  expect(loginAddress()).toMatchObject({ pathname: '/login', search: '' });
});

it('a link keeps the requested page until the app has hydrated the screen', () => {
  expect(click('/fr/register')).toBe('/fr/register?redirect=%2Faccount%2Fprofile');
  expect(click('/fr/register', true)).toBe('/fr/register');
  expect(click('/auth/google/redirect?locale=fr')).toBe('/auth/google/redirect?locale=fr');
  vi.stubGlobal('location', { pathname: '/fr/login', search: '?utm=letter' });
  expect(click('/fr/register')).toBe('/fr/register');
});

it('after the identity provider, a link keeps the requested page and the language from before', () => {
  vi.stubGlobal('location', { pathname: '/auth/google/callback', search: '?code=1' });
  expect(click('/login')).toBe('/login');
  vi.stubGlobal('location', { pathname: '/fr/login', search: '?redirect=%2Faccount%2Fprofile' });
  click('/auth/google/redirect?locale=fr');
  vi.stubGlobal('location', { pathname: '/auth/google/callback', search: '?code=1' });
  expect(click('/login')).toBe('/fr/login?redirect=%2Faccount%2Fprofile');
});
