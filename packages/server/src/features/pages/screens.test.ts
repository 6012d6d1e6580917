import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../testing/memory-database.ts';
import { testSite } from '../../testing/site.ts';
import { createSiteReader } from '../content/site-reader.ts';
import { createSiteFiles } from './site-files.ts';
import { stubApp } from '../../testing/stubs/stub-app.ts';

const database = await testDatabase();
const app = stubApp();
const made = testSite(database, {}, app);

const get = (path: string) => made.site.fetch(new Request(`http://localhost${path}`));
const lastProps = () => app.rendered.at(-1)?.props;

describe('built-in screens', () => {
  it.each([
    ['/en/login', '/en/login'],
    ['//elsewhere.example/login', '/elsewhere.example/login'],
  ])('a form sent to %s without scripts redirects to %s', async (path, back) => {
    const response = await made.site.fetch(
      new Request(`http://localhost${path}`, { method: 'POST', body: 'password=secret' }),
    );
    expect([response.status, response.headers.get('location')]).toEqual([303, back]);
  });

  it.each([
    ['/login', 'login', undefined],
    ['/en/register', 'register', undefined],
    ['/fr/reset-password', 'reset-request', undefined],
    ['/account', 'account', { tab: 'dashboard' }],
    ['/en/account/kits', 'account', { tab: 'kits' }],
    ['/create-event', 'create-event', undefined],
  ])('%s is the screen %s, rendered once', async (path, screen, screenProps) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(lastProps()).toMatchObject({ screen, page: null, status: 200 });
    if (screenProps !== undefined) expect(lastProps()?.screenProps).toMatchObject(screenProps);
    const before = app.rendered.length;
    await get(path);
    expect(app.rendered).toHaveLength(before);
  });

  it.each([
    ['/reset-password/t0ken?email=a%40b.co', { token: 't0ken', email: 'a@b.co' }],
    ['/en/reset-password/t0ken', { token: 't0ken' }],
    ['/keep-account/t0ken', { token: 't0ken' }],
    ['/verify-email/1/nothing', { result: 'invalid' }],
    ['/auth/google/callback?state=x&code=y', { auth: { status: 400 } }],
  ])('%s is not cached', async (path, screenProps) => {
    for (let times = 1; times <= 2; times += 1) {
      const before = app.rendered.length;
      const response = await get(path);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(lastProps()?.screenProps).toEqual(screenProps);
      expect(app.rendered).toHaveLength(before + 1);
    }
  });

  it.each([
    ['/verify-email/1/h4sh.', '/verify-email/1/h4sh'],
    ['/en/keep-account/t0ken),', '/en/keep-account/t0ken'],
    ['/undo-email/t0ken%C2%A0%C2%BB', '/undo-email/t0ken'],
    ['/reset-password/t0ken?email=a%40b.co.', '/reset-password/t0ken?email=a%40b.co'],
  ])('%s, a link copied from a sentence, redirects to the link', async (copied, link) => {
    const response = await get(copied);
    expect([response.status, response.headers.get('location')]).toEqual([303, link]);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect((await get(link)).status).not.toBe(303);
  });

  it('keep the punctuation of other addresses', async () => {
    expect((await get('/login?next=a.')).status).toBe(200);
  });

  it('are in the sitemap only if their route is indexed', async () => {
    const own = await (await get('/sitemap.xml')).text();
    for (const path of ['/login', '/register', '/reset-password']) expect(own).toContain(`/fr${path}</loc>`);
    expect(own).not.toMatch(/account|profile-info|create-event|verify-email|token/);
    const indexed = createSiteFiles({
      siteReader: createSiteReader({ db: database.db, version: made.version }),
      origin: 'http://localhost',
      routes: [
        { paths: ['/directory'], indexed: true },
        { paths: ['/secret/:token'], indexed: true },
      ],
    });
    const sitemap = await (await indexed.request('/sitemap.xml')).text();
    expect(sitemap).toContain('<loc>http://localhost/fr/directory</loc>');
    expect(sitemap).not.toContain('secret');
  });

  it('return 404 for addresses with a missing or an extra segment', async () => {
    for (const path of ['/login/more', '/account/a/b', '/verify-email/1'])
      expect((await get(path)).status, path).toBe(404);
  });
});
