import { expect, it } from 'vitest';
import { createGoogle } from '../accounts/google/google.ts';
import { testDatabase } from '../../testing/memory-database.ts';
import { productionVariables } from '../../testing/production.ts';
import { testSite } from '../../testing/site.ts';
import { createDevelopmentProvider } from './provider.ts';

const database = await testDatabase();

const origin = 'http://localhost:3000';
const visit = { responseHeaders: new Headers(), ip: '127.0.0.1', locale: 'fr' } as const;

/** Creates a provider and functions that log in as a browser does. */
function setup() {
  const provider = createDevelopmentProvider();
  const reported: unknown[] = [];
  const environment = {
    GOOGLE_CLIENT_ID: undefined,
    GOOGLE_CLIENT_SECRET: undefined,
    OIDC_ISSUER: 'https://accounts.google.com',
  };
  const google = createGoogle({
    environment,
    db: database.db,
    origin,
    development: provider,
    security: () => undefined,
    report: (error) => reported.push(error),
  });
  const begin = async () => {
    const away = await google.googleRedirect(new Request(`${origin}/auth/google/redirect`), visit.ip);
    const [cookie = ''] = (away.headers.get('set-cookie') ?? '').split(';');
    return { cookie, address: new URL(away.headers.get('location') ?? '') };
  };
  const choose = async (address: URL, chosen: Record<string, string>) => {
    const body = new FormData();
    for (const [name, value] of [...address.searchParams, ...Object.entries(chosen)]) body.set(name, value);
    return provider.pages.request(`${origin}/dev/google/authorize`, { method: 'POST', body });
  };
  const logIn = async (chosen: Record<string, string>) => {
    const { cookie, address } = await begin();
    const back = (await choose(address, chosen)).headers.get('location') ?? '';
    return { result: await google.googleCallback(new Request(back, { headers: { cookie } }), visit), back, cookie };
  };
  return { provider, google, begin, choose, logIn, reported };
}

it('shows a page without scripts in the language of the browser', async () => {
  const { begin, provider } = setup();
  const { address } = await begin();
  expect(address.origin + address.pathname).toBe(`${origin}/dev/google/authorize`);
  const page = await provider.pages.request(address.href, { headers: { 'accept-language': 'en' } });
  const html = await page.text();
  expect(html).toContain('<html lang="en">');
  for (const name of ['Afi Mensah', 'Kossi Agbeko', 'Ama Lawson', 'Somebody new']) expect(html).toContain(name);
  expect(html).not.toContain('<script');
  expect(page.headers.get('content-security-policy')).toMatch(/script-src 'self';|script-src 'none'/);
  expect(await (await provider.pages.request(address.href)).text()).toContain('Quelqu’un d’autre');
});

it('logs in a new person, and finds the same account by the same address later', async () => {
  const { logIn, google } = setup();
  const chosen = { person: 'new', email: 'Yawa@example.com', firstname: 'Yawa', lastname: 'Koudjo' };
  const first = await logIn(chosen);
  expect(first.result).toMatchObject({
    status: 200,
    data: { user: { email: 'yawa@example.com', firstname: 'Yawa', authType: 'google' } },
  });
  expect((await logIn(chosen)).result.data?.user.id).toBe(first.result.data?.user.id);
  // Neither the login attempt nor its code works twice.
  expect(await google.googleCallback(new Request(first.back, { headers: { cookie: first.cookie } }), visit)).toEqual({
    status: 400,
  });
});

it('shows an error for an invalid address, and keeps the typed values', async () => {
  const { begin, choose } = setup();
  const response = await choose((await begin()).address, {
    person: 'new',
    email: '"><script>',
    firstname: 'Yawa',
    lastname: '',
  });
  expect(response.status).toBe(422);
  const html = await response.text();
  expect(html).toContain('value="Yawa"');
  expect(html).not.toContain('<script');
});

it('refuses to redirect to another site', async () => {
  const { begin, choose, provider } = setup();
  const { address } = await begin();
  address.searchParams.set('redirect_uri', 'https://elsewhere.example/auth/google/callback');
  expect((await provider.pages.request(address.href)).status).toBe(400);
  expect((await choose(address, { person: 'demo-customer' })).status).toBe(400);
});

it('rejects a code without its PKCE verifier', async () => {
  const { begin, choose, google, reported } = setup();
  const [mine, theirs] = [await begin(), await begin()];
  const code = async ({ address }: typeof mine) =>
    new URL((await choose(address, { person: 'demo-provider' })).headers.get('location') ?? '').searchParams.get(
      'code',
    ) ?? '';
  const stolen = await code(theirs);
  const state = mine.address.searchParams.get('state') ?? '';
  const request = new Request(`${origin}/auth/google/callback?code=${stolen}&state=${state}`, {
    headers: { cookie: mine.cookie },
  });
  expect(await google.googleCallback(request, visit)).toEqual({ status: 400 });
  expect(reported).toHaveLength(1);
});

it('serves its page only in development, and only to this machine', async () => {
  const developing = testSite(database).site;
  const path = '/dev/google/authorize?client_id=kermesse-development';
  expect((await developing.request(path)).status).toBe(400);
  expect((await developing.request(path, { headers: { 'x-forwarded-for': '203.0.113.1' } })).status).toBe(404);
  expect((await developing.request(`http://kermesse.example${path}`)).status).toBe(404);
  expect(
    (await testSite(database, { GOOGLE_CLIENT_ID: 'kermesse', GOOGLE_CLIENT_SECRET: 'a-secret' }).site.request(path))
      .status,
  ).toBe(404);
  expect((await testSite(database, productionVariables()).site.request(path)).status).toBe(404);
});
