import { expect, it } from 'vitest';
import { sharedAccountSite } from '../../../testing/shared-account-site.ts';
import { createGoogle } from './google.ts';

const { database } = await sharedAccountSite();
const visit = { responseHeaders: new Headers(), ip: '192.0.2.1', locale: 'fr' } as const;
const callback = 'http://localhost/auth/google/callback';

/** Creates the login with a client id, or without one. */
function googleWith(clientId: string | undefined, report: (error: unknown) => void = () => undefined) {
  const environment = {
    GOOGLE_CLIENT_ID: clientId,
    GOOGLE_CLIENT_SECRET: 'a-secret',
    OIDC_ISSUER: 'http://127.0.0.1:9',
  };
  return createGoogle({ environment, db: database.db, origin: 'http://localhost', security: () => undefined, report });
}

it('reports an unreachable issuer and redirects back with an error', async () => {
  const reported: unknown[] = [];
  const google = googleWith('kermesse', (error) => reported.push(error));
  const away = await google.googleRedirect(new Request('http://localhost/auth/google/redirect'), visit.ip);
  expect(away.headers.get('location')).toBe('/auth/google/callback?error=temporarily_unavailable');
  expect(await google.googleCallback(new Request(`${callback}?error=temporarily_unavailable`), visit)).toEqual({
    status: 400,
  });
  expect(reported).toHaveLength(1);
});

it('is disabled without a client id', async () => {
  const google = googleWith(undefined);
  expect(await google.googleCallback(new Request(callback), visit)).toEqual({ status: 404 });
});

it('a network is redirected at most 300 times an hour, then back with an error without contacting the issuer', async () => {
  await database.db
    .insertInto('rate_limits')
    .values({ key: 'Google redirects from 192.0.2.1', window_start: Math.floor(Date.now() / 1000), hits: 299 })
    .execute();
  const reported: unknown[] = [];
  const google = googleWith('kermesse', (error) => reported.push(error));
  // The issuer is unreachable, so each redirect that contacts it is reported.
  const counts: number[] = [];
  for (const ip of ['192.0.2.1', '192.0.2.1', '192.0.2.2']) {
    const response = await google.googleRedirect(new Request('http://localhost/auth/google/redirect'), ip);
    expect(response.headers.get('location')).toBe('/auth/google/callback?error=temporarily_unavailable');
    counts.push(reported.length);
  }
  expect(counts).toEqual([1, 1, 2]);
});
