import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { signInAddress, storeSignInAddress } from './sign-in-address.ts';

const addEventListener = vi.fn<(type: 'click', listener: (event: unknown) => void, capture: boolean) => void>();

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
  });
  vi.stubGlobal('addEventListener', addEventListener);
  vi.stubGlobal('location', { pathname: '/fr/login', search: '?redirect=%2Faccount%2Fprofile' });
  storeSignInAddress();
});
// Other test files run in the same worker.
afterAll(() => vi.unstubAllGlobals());

/** Clicks inside a link. */
const click = (href: string) =>
  addEventListener.mock.lastCall?.[1]({
    target: { closest: (selector: string) => (href.startsWith(/"(.*)"/.exec(selector)?.[1] ?? '-') ? {} : null) },
  });

it('has no address before a click on a link to an identity provider', () => {
  click('/register');
  expect(signInAddress()).toBeUndefined();
});

it('stores the address of the page at a click on a link to an identity provider', () => {
  click('/auth/google/redirect?locale=fr');
  expect(signInAddress()).toEqual({ pathname: '/fr/login', search: '?redirect=%2Faccount%2Fprofile' });
});

it('replaces the address of an earlier click', () => {
  click('/auth/google/redirect?locale=fr');
  vi.stubGlobal('location', { pathname: '/login', search: '' });
  click('/auth/google/redirect?locale=fr');
  expect(signInAddress()).toEqual({ pathname: '/login', search: '' });
});
