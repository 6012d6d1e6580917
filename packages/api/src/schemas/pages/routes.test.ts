import { expect, it } from 'vitest';
import { isReservedSlug, linkablePaths, routeOfScreen, screenOfPath, screenRoutes } from './routes.ts';

it('isReservedSlug reserves the addresses of screens, of the composer and of the server’s own folders', () => {
  for (const path of screenRoutes.flatMap(({ paths }) => paths))
    expect(isReservedSlug(path.slice(1).replaceAll(/:\w+\??/g, 'x')), path).toBe(true);
  for (const slug of [
    'account',
    'composer',
    'composer/preview',
    'dev/outbox',
    'api',
    'art/beach',
    'fr',
    'auth/google/redirect',
  ])
    expect(isReservedSlug(slug), slug).toBe(true);
});

it('isReservedSlug allows every other address', () => {
  for (const slug of ['home', 'logins', 'login-2', 'nos-tarifs', 'account-details', 'a/login', 'login/more', 'french'])
    expect(isReservedSlug(slug), slug).toBe(false);
});

it('screenOfPath finds the screen of every path', () => {
  for (const route of screenRoutes) {
    for (const path of route.paths) expect(screenOfPath(path.replaceAll(/:\w+\??/g, 'x'))?.route, path).toBe(route);
    expect(routeOfScreen(route.screen)).toBe(route);
  }
});

it('screenOfPath decodes parameters, and uses the first value in place of one that is not allowed', () => {
  expect(screenOfPath('/reset-password/a%20b')?.params).toEqual({ token: 'a b' });
  expect(screenOfPath('/account')?.params).toEqual({ tab: 'dashboard' });
  expect(screenOfPath('/account/kits')?.params).toEqual({ tab: 'kits' });
  expect(screenOfPath('/account/other')?.params).toEqual({ tab: 'dashboard' });
  expect(screenOfPath('/verify-email/7/h')?.params).toEqual({ id: '7', hash: 'h' });
  expect(screenOfPath('/reset-password/%E0')).toBeUndefined();
  expect(screenOfPath('/verify-email/7')).toBeUndefined();
  expect(screenOfPath('/account/a/b')).toBeUndefined();
});

it('linkablePaths has the paths without parameters and secrets', () => {
  expect(linkablePaths).toEqual(expect.arrayContaining(['/login', '/account', '/create-event', '/delete-account']));
  for (const path of linkablePaths) {
    expect(path).not.toContain(':');
    expect(screenOfPath(path)?.route.oneTime).toBeUndefined();
  }
});
