import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { emptyFolder } from '../support/folders.ts';
import { freePort } from '../support/free-port.ts';
import { createDatabase } from '../support/postgres.ts';
import { run, startServer, type Run } from '../support/processes.ts';
import { unpackRelease } from '../support/earlier-release.ts';
import { migrations } from '../../src/migrations.ts';

/** The last commit before the message queue, the bin and the redirects were added to the database. */
const before = 'f654875acd6dca1e7782dbcc25b880670d7ef9b8';
const email = 'between@example.com';
const password = 'Tam-tams-2026-et-plus';
const preferences = { inAppNotifEnabled: true, emailNotifEnabled: true, locale: 'fr' };

type Server = Run & { url: string };
interface ResponseBody {
  data?: { user?: { id: string; firstname: string }; accessToken?: string; firstname?: string };
}

let database: string;
const running: Run[] = [];

beforeAll(async () => {
  database = await createDatabase();
}, 120_000);
afterAll(() => {
  for (const { child } of running) child.kill('SIGKILL');
});

const variables = () => ({ DATABASE_URL: database, NODE_ENV: 'development', AUTH_LIMIT: '1000' });

async function startNewest(): Promise<Server> {
  const server = await startServer(emptyFolder(), variables());
  running.push(server);
  return server;
}

async function startEarlier(folder: string): Promise<Server> {
  const port = String(await freePort());
  const main = relative(join(import.meta.dirname, '../..'), join(folder, 'src', 'main.ts'));
  const server = run(main, { env: { ...variables(), DATA_DIR: emptyFolder(), PORT: port } });
  running.push(server);
  const [, url = ''] = await server.line(/The site is at (\S+)/);
  return { ...server, url };
}

/** Calls an operation and asserts that it succeeds. */
async function call(
  { url }: Server,
  method: string,
  path: string,
  body?: object,
  token?: string,
): Promise<ResponseBody> {
  const headers = {
    'x-api-key': 'kermesse-development',
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  const response = await fetch(`${url}/api${path}`, { method, headers, body: body && JSON.stringify(body) });
  const text = await response.text();
  expect([method, path, response.status, response.ok ? '' : text]).toEqual([method, path, 200, '']);
  return JSON.parse(text) as ResponseBody;
}

it('the server of an earlier release starts on the newest tables and works', async () => {
  const newest = await startNewest();
  const registered = await call(newest, 'POST', '/auth/register', {
    firstname: 'Yawa',
    lastname: 'Koudjo',
    email,
    password,
    passwordConfirmation: password,
    preferences,
    accountStatus: 1,
  });
  const { id = '' } = registered.data?.user ?? {};

  const earlier = await startEarlier(unpackRelease(before));
  const { data } = await call(earlier, 'POST', '/auth/login', { email, password, remember: false });
  const token = data?.accessToken ?? '';
  const links = { website: '', facebook: '', twitter: '', instagram: '', whatsapp: '', linkedin: '', tiktok: '' };
  const companyInfo = { name: 'Between', address: 'Lomé', phone: '+228 90 00 00 51', email };
  const profileData = {
    companyInfo,
    additionalInfo: { bio: 'Depuis 2012.', types: ['1'] },
    socialNetworksLinks: links,
  };
  const message = { subject: 'Bonjour', title: 'Yawa', content: 'Bonjour à tous.', recipients: [], tags: [] };
  const person = { firstname: 'Afi', lastname: 'Koudjo', address: '', location: null, phone: '' };
  await call(earlier, 'POST', '/user-profile', { type: 'provider', id, profileData }, token);
  await call(earlier, 'PUT', `/users/self/${id}`, person, token);
  await call(earlier, 'GET', `/users/${id}`, undefined, token);
  await call(earlier, 'GET', '/auth/send-verification-email', undefined, token);
  await call(earlier, 'POST', '/auth/send-password-link', { email });
  await call(earlier, 'POST', '/newsletter/emails', { email });
  await call(earlier, 'POST', '/email', message);
  for (const path of ['/news-categories', '/news-tags', '/page-props?path=%2F&locale=fr'])
    await call(earlier, 'GET', path);
  const others = { firstname: 'Kofi', lastname: 'Ada', preferences, accountStatus: 1, password };
  await call(earlier, 'POST', '/auth/register', {
    ...others,
    email: 'earlier@example.com',
    passwordConfirmation: password,
  });

  // Both run side by side, as during a deploy, and each sees the changes of the other.
  const seen = await call(newest, 'GET', `/users/${id}`, undefined, token);
  expect(seen.data?.firstname).toBe('Afi');
  await call(newest, 'POST', '/auth/login', { email: 'earlier@example.com', password, remember: false });
  await call(earlier, 'GET', '/auth/logout', undefined, token);
  for (const server of [earlier, newest]) {
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  }
  console.log(`earlier release: started and worked on ${Object.keys(migrations).length} migrations`);
}, 300_000);
