import { expect, it } from 'vitest';
import { sharedAccountSite } from '../../../testing/shared-account-site.ts';
import { createGoogle } from './google.ts';

const { database } = await sharedAccountSite();

it('a network is redirected at most 300 times an hour, then back with an error without contacting the issuer', async () => {
  await database.db
    .insertInto('rate_limits')
    .values({ key: 'Google redirects from 192.0.2.1', window_start: Math.floor(Date.now() / 1000), hits: 299 })
    .execute();
  const reported: unknown[] = [];
  const google = createGoogle({
    environment: { GOOGLE_CLIENT_ID: 'kermesse', GOOGLE_CLIENT_SECRET: 'a-secret', OIDC_ISSUER: 'http://127.0.0.1:9' },
    db: database.db,
    origin: 'http://localhost',
    security: () => undefined,
    report: (error) => reported.push(error),
  });
  // The issuer is unreachable, so each redirect that contacts it is reported.
  const counts: number[] = [];
  for (const ip of ['192.0.2.1', '192.0.2.1', '192.0.2.2']) {
    const response = await google.googleRedirect(new Request('http://localhost/auth/google/redirect'), ip);
    expect(response.headers.get('location')).toBe('/auth/google/callback?error=temporarily_unavailable');
    counts.push(reported.length);
  }
  expect(counts).toEqual([1, 1, 2]);
});
