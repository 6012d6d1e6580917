import { beforeEach, describe, expect, it } from 'vitest';
import { accountSite } from '../../../testing/account-site.ts';
import { testDatabase } from '../../../testing/memory-database.ts';
import { stubApp } from '../../../testing/stubs/stub-app.ts';

let count = 0;

const database = await testDatabase();
const app = stubApp();
const site = accountSite(database, {}, app);
beforeEach(async () => {
  await database.db.deleteFrom('rate_limits').execute();
});

/** Registers an account and returns the path of its emailed verification link. */
async function registered() {
  const email = `reader-${(count += 1)}@example.com`;
  const session = await site.register(email);
  const link = new URL(await site.linkTo(email));
  const isVerified = async () => {
    const { body } = await site.call(`/users/${session.user.id}`, { token: session.accessToken });
    return (body.data as { emailVerifiedAt: string | null }).emailVerifiedAt !== null;
  };
  return { email, path: link.pathname, plainPath: link.pathname.replace('/fr/', '/'), isVerified };
}
const lastProps = () => app.rendered.at(-1)?.props.screenProps;

describe('the page of a verification link', () => {
  it('changes nothing on GET, HEAD or a request for its props, and shows the masked address', async () => {
    const { path, plainPath, isVerified } = await registered();
    for (const method of ['HEAD', 'GET', 'HEAD', 'GET'])
      expect((await site.site.request(path, { method })).status).toBe(200);
    await site.call(`/page-props?path=${encodeURIComponent(plainPath)}&locale=fr`);
    await site.site.request('/sitemap.xml');
    expect(await isVerified()).toBe(false);
    expect(lastProps()).toMatchObject({ result: 'ready', email: 'r…@example.com' });
  });

  it('verifies the address once when a browser without scripts submits its form', async () => {
    const { path, isVerified } = await registered();
    const press = async () => {
      const response = await site.site.request(path, { method: 'POST', body: new URLSearchParams() });
      return [response.status, response.headers.get('cache-control'), lastProps()];
    };
    expect(await press()).toEqual([200, 'no-store', { result: 'verified' }]);
    expect(await isVerified()).toBe(true);
    expect(await press()).toEqual([200, 'no-store', { result: 'already' }]);
    await site.site.request(path);
    expect(lastProps()).toEqual({ result: 'already' });
    expect(site.securityLines.filter((line) => line.includes('"email-verify"'))).toHaveLength(2);
  });

  it('limits submissions per hour, by form and by API call together', async () => {
    const strict = accountSite(database, { AUTH_LIMIT: '1' }, app);
    const form = () =>
      strict.site.request('/en/verify-email/nobody/wrong', { method: 'POST', body: new URLSearchParams() });
    const statuses: number[] = [];
    for (let press = 1; press <= 7; press += 1) statuses.push((await form()).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
    expect((await strict.post('/auth/verify-email', { id: 'nobody', hash: 'wrong' })).status).toBe(429);
  });
});
