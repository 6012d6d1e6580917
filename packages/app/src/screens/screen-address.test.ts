import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storeRequestedPage } from '../session/redirect.ts';
import { linkAddress, openedAddress } from './screen-address.ts';

const login = { screen: 'login', prefix: '/fr', search: '?redirect=%2Faccount%2Fprofile' } as const;
const callback = { screen: 'auth-callback', prefix: '', search: '' } as const;

it('keeps the requested page in links between screens for guests, and in no other link', () => {
  expect(linkAddress('/register', login)).toBe('/fr/register?redirect=%2Faccount%2Fprofile');
  expect(linkAddress('/login', { ...login, prefix: '' })).toBe('/login?redirect=%2Faccount%2Fprofile');
  expect(linkAddress('/register', { ...login, search: '' })).toBe('/fr/register');
  expect(linkAddress('/register', { ...login, search: '?redirect=%2F%2Felsewhere.example' })).toBe('/fr/register');
  expect(linkAddress('/tarifs', login)).toBe('/fr/tarifs');
});

it('opens the requested page, or the home page, after signing in', () => {
  expect(openedAddress('/', login)).toBe('/fr/account/profile');
  expect(openedAddress('/', { ...login, search: '' })).toBe('/fr/');
});

describe('after a sign-in with an identity provider', () => {
  beforeEach(() => {
    const items = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, text: string) => void items.set(key, text),
      removeItem: (key: string) => void items.delete(key),
    });
    return () => void vi.unstubAllGlobals();
  });

  it.each([
    ['/fr/login', '?redirect=%2Faccount%2Fprofile', '/fr/account/profile', '/fr/login?redirect=%2Faccount%2Fprofile'],
    ['/login', '?redirect=%2Faccount%2Fprofile', '/account/profile', '/login?redirect=%2Faccount%2Fprofile'],
    ['/en/register', '', '/en/', '/en/login'],
    ['/login', '', '/', '/login'],
  ])('opens the page that %s%s requests, or /login in the same language', (pathname, search, page, failed) => {
    storeRequestedPage({ pathname, search });
    expect(openedAddress('/', callback)).toBe(page);
    expect(openedAddress('/login', callback)).toBe(failed);
  });
});
