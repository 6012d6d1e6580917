import { expect, it } from 'vitest';
import { isReservedSlug, screenRoutes } from './routes.ts';
import { screenOfPath } from './screen-path.ts';

it('reserves the address of every screen, of the composer and of the server’s own folders', () => {
  for (const { path } of screenRoutes)
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

it('leaves every other address free', () => {
  for (const slug of ['home', 'logins', 'login-2', 'nos-tarifs', 'account-details', 'a/login', 'french'])
    expect(isReservedSlug(slug), slug).toBe(false);
});

it('knows every screen that a path leads to', () => {
  for (const { path, screen } of screenRoutes) {
    if (path === '/auth/google/callback') continue;
    expect(screenOfPath(path.replaceAll(/:\w+\??/g, 'x'))?.screen, path).toBe(screen);
  }
});
