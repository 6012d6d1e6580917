import { screenOfPath } from '@kermesse/api/schemas/pages/routes';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { splitPath } from '../links/links.ts';
import type { RouteDefinition } from '../routes/define-route.ts';
import { routes } from '../routes/manifest.ts';
import { guard, requiresSession, type PageAddress, type SessionAccess } from './guard.ts';
import { requestedPage, loginFor, parseSitePage } from './redirect.ts';

const seed = Number(process.env['SEED'] ?? 20_261_121);

const everybody: Record<string, SessionAccess> = {
  'an unknown visitor': { state: 'starting', user: null },
  'a guest': { state: 'anonymous', user: null },
  'a customer': { state: 'connected', user: { profileType: 'customer' } },
  'a provider': { state: 'connected', user: { profileType: 'provider' } },
  'a user without a profile': { state: 'connected', user: { profileType: null } },
  'a user with a requested deletion': {
    state: 'connected',
    user: { profileType: 'customer', deletionAt: '2026-12-22T09:30:00.000Z' },
  },
  'a user without a profile and with a requested deletion': {
    state: 'connected',
    user: { profileType: null, deletionAt: '2026-12-22T09:30:00.000Z' },
  },
  'a user who has just deleted the account': { state: 'anonymous', user: null, ended: 'deleted' },
};

const paths = [
  '/',
  '/tarifs',
  '/no-such-page',
  '/login',
  '/register',
  '/reset-password',
  '/reset-password/token',
  '/verify-email/1/hash',
  '/undo-email/token',
  '/auth/callback',
  '/profile-info',
  '/account',
  '/account/profile',
  '/account/events',
  '/create-event',
  '/become-coordinator',
  '/delete-account',
  '/keep-account/t0ken',
];
const asked = [
  '',
  '?redirect=%2Faccount%2Fprofile',
  '?redirect=%2Flogin',
  '?redirect=%2Fregister%3Fredirect%3D%252Flogin',
  '?redirect=%2Fprofile-info',
  '?redirect=%2F%2Felsewhere.example',
  '?redirect=javascript%3Aalert(1)',
  '?redirect=%2Ffr%2Fcreate-event',
];

function placeOf(address: string): PageAddress {
  const { pathname, search } = new URL(address, 'https://here.example');
  const { path } = splitPath(pathname);
  return {
    screen: screenOfPath(path)?.route.screen ?? (path === '/no-such-page' ? 'not-found' : 'content'),
    path,
    search,
  };
}

const who = (name: string): SessionAccess => everybody[name] ?? { state: 'starting', user: null };
const to = (address: string, name: string) => guard(placeOf(address), who(name));

describe('guard', () => {
  it.each([
    ['/login', 'a guest', 'show'],
    ['/login', 'a customer', { to: '/' }],
    ['/register', 'a provider', { to: '/' }],
    ['/login?redirect=%2Faccount%2Fevents', 'a customer', { to: '/account/events' }],
    ['/login?redirect=%2Faccount', 'a user without a profile', { to: '/profile-info' }],
    ['/account/profile', 'a guest', { to: '/login?redirect=%2Faccount%2Fprofile' }],
    ['/account/profile', 'an unknown visitor', 'wait'],
    ['/account/profile', 'a customer', 'show'],
    ['/en/create-event?a=b', 'a guest', { to: '/login?redirect=%2Fcreate-event%3Fa%3Db' }],
    ['/become-coordinator', 'a guest', { to: '/login?redirect=%2Fbecome-coordinator' }],
    ['/', 'a user without a profile', { to: '/profile-info' }],
    ['/no-such-page', 'a user without a profile', { to: '/profile-info' }],
    ['/account/events', 'a user without a profile', { to: '/profile-info' }],
    ['/profile-info', 'a user without a profile', 'show'],
    ['/profile-info', 'a guest', { to: '/login' }],
    ['/verify-email/1/h', 'a user without a profile', 'show'],
    ['/verify-email/1/h', 'a guest', 'show'],
    ['/undo-email/t', 'a user without a profile', 'show'],
    ['/undo-email/t', 'a guest', 'show'],
    ['/delete-account', 'a guest', { to: '/login?redirect=%2Fdelete-account' }],
    ['/delete-account', 'a customer', 'show'],
    ['/delete-account', 'a user who has just deleted the account', 'show'],
    ['/account/profile', 'a user who has just deleted the account', { to: '/login?redirect=%2Faccount%2Fprofile' }],
    ['/', 'a user with a requested deletion', { to: '/delete-account' }],
    ['/account/profile', 'a user with a requested deletion', { to: '/delete-account' }],
    ['/login?redirect=%2Faccount%2Fprofile', 'a user with a requested deletion', { to: '/delete-account' }],
    ['/delete-account', 'a user without a profile and with a requested deletion', 'show'],
    ['/keep-account/t0ken', 'a user with a requested deletion', 'show'],
    ['/keep-account/t0ken', 'a guest', 'show'],
  ])('%s for %s: %j', (address, name, decision) => {
    expect(to(address, name)).toEqual(decision);
  });

  it('redirects at most twice, for any user from any page', () => {
    for (const name of Object.keys(everybody)) {
      for (const path of paths) {
        for (const search of asked) {
          const walk = [path + search];
          for (let decision = to(walk[0] ?? '', name); typeof decision === 'object'; decision = to(decision.to, name)) {
            expect(walk.length, `${name}: ${walk.join(' → ')}`).toBeLessThan(3);
            walk.push(decision.to);
          }
          const end = placeOf(walk.at(-1) ?? '');
          if (who(name).user === null && who(name).state === 'anonymous')
            expect(requiresSession(end.screen)).toBe(
              name === 'a user who has just deleted the account' && end.screen === 'delete-account',
            );
        }
      }
    }
  });
});

describe('parseSitePage', () => {
  it.each([
    ['/account/profile', '/account/profile'],
    ['/en/tarifs?a=b#c', '/en/tarifs?a=b#c'],
    ['//elsewhere.example', null],
    ['///elsewhere.example', null],
    ['/\\elsewhere.example', null],
    ['\\/elsewhere.example', null],
    ['/\t/elsewhere.example', null],
    ['/..//elsewhere.example', null],
    ['/.//elsewhere.example', null],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['https://elsewhere.example/', null],
    ['elsewhere', null],
    ['', null],
    ['/login', null],
    ['/fr/register', null],
    ['/profile-info', null],
    ['/api/auth/logout', null],
    ['/icon.svg', null],
    [null, null],
  ])('%j becomes %j', (text, page) => {
    expect(parseSitePage(text)).toBe(page);
  });

  it('returns to a screen that all members may see', () => {
    const all = routes as Map<string, RouteDefinition>;
    all.set('help', { ...(routes.get('profile-info') as RouteDefinition), paths: ['/help'] });
    onTestFinished(() => void all.delete('help'));
    expect(parseSitePage('/help')).toBe('/help');
  });

  it('never leaves the site for 5,000 random texts', () => {
    const nasty = fc.constantFrom(
      '/',
      '//',
      '\\',
      '/\\',
      '..',
      '.',
      ':',
      '@',
      '?',
      '#',
      '%2f',
      '%5c',
      '%09',
      '\t',
      '\n',
      '\r',
      ' ',
      '\0',
      'javascript:',
      'data:',
      'https:',
      'http:',
      'elsewhere.example',
      'fr',
      'en',
      'login',
      'account',
      'é',
      '\ud800',
    );
    const text = fc.oneof(
      fc.array(fc.oneof(nasty, fc.string({ maxLength: 3 })), { maxLength: 8 }).map((parts) => parts.join('')),
      fc.webUrl(),
      fc.string(),
    );
    fc.assert(
      fc.property(text, fc.constantFrom('https://here.example', 'http://localhost:3000'), (given, origin) => {
        const page = parseSitePage(given);
        if (page !== null) {
          const url = new URL(page, origin);
          expect(url.origin).toBe(origin);
          expect(url.pathname.startsWith('//')).toBe(false);
          expect(page.startsWith('/')).toBe(true);
          expect(parseSitePage(page), 'the page stays the same').toBe(page);
          expect(requestedPage(new URL(loginFor(page), origin).search) ?? '/').toBe(page);
        }
      }),
      { seed, numRuns: 5000 },
    );
    console.log(`5000 texts (seed ${seed})`);
  });
});
