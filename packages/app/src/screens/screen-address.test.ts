import { stubStorage } from '@kermesse/ui/testing/stub-storage';
import { beforeEach, describe, expect, it } from 'vitest';
import { linkAddress, openedAddress, locationToKeep } from './screen-address.ts';

const login = { prefix: '/fr', search: '?redirect=%2Faccount%2Fprofile' } as const;
const callback = { prefix: '', search: '' } as const;

it('keeps the requested page in links between screens to log in, and in no other link', () => {
  expect(linkAddress('/register', login)).toBe('/fr/register?redirect=%2Faccount%2Fprofile');
  expect(linkAddress('/login', { ...login, prefix: '' })).toBe('/login?redirect=%2Faccount%2Fprofile');
  expect(linkAddress('/register', { ...login, search: '' })).toBe('/fr/register');
  expect(linkAddress('/register', { ...login, search: '?redirect=%2F%2Felsewhere.example' })).toBe('/fr/register');
  expect(linkAddress('/reset-password', login)).toBe('/fr/reset-password?redirect=%2Faccount%2Fprofile');
  expect(linkAddress('/tarifs', login)).toBe('/fr/tarifs');
});

it('opens the requested page, or the home page, after logging in', () => {
  expect(openedAddress('/', login)).toBe('/fr/account/profile');
  expect(openedAddress('/', { ...login, search: '' })).toBe('/fr/');
});

describe('after a login with an identity provider', () => {
  let stored: Map<string, string>;
  beforeEach(() => {
    stored = stubStorage('sessionStorage');
  });

  it.each([
    ['/fr/login', '?redirect=%2Faccount%2Fprofile', '/fr/account/profile', '/fr/login?redirect=%2Faccount%2Fprofile'],
    ['/login', '?redirect=%2Faccount%2Fprofile', '/account/profile', '/login?redirect=%2Faccount%2Fprofile'],
    ['/en/register', '', '/en/', '/en/login'],
    ['/login', '', '/', '/login'],
  ])('opens the page that %s%s requests, or /login in the same language', (pathname, search, page, failed) => {
    stored.set('LoginAddress', pathname + search);
    const location = locationToKeep('auth-callback', callback);
    expect(openedAddress('/', location)).toBe(page);
    expect(openedAddress('/login', location)).toBe(failed);
    expect(linkAddress('/login', location)).toBe(failed);
  });

  it('uses the language that was chosen on the page after the login', () => {
    stored.set('LoginAddress', '/fr/login?redirect=%2Faccount%2Fprofile');
    expect(openedAddress('/', locationToKeep('auth-callback', { ...callback, prefix: '/en' }))).toBe(
      '/en/account/profile',
    );
  });

  it('keeps its own location without a stored address, as all other screens do', () => {
    expect(locationToKeep('auth-callback', callback)).toBe(callback);
    stored.set('LoginAddress', '/en/register');
    expect(locationToKeep('login', login)).toBe(login);
  });

  it('does not follow a stored address to another site', () => {
    stored.set('LoginAddress', '/login?redirect=%2F%2Felsewhere.example');
    expect(openedAddress('/', locationToKeep('auth-callback', callback))).toBe('/');
  });
});
