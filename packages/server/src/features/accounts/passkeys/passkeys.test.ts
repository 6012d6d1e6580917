import { softAuthenticator, type SoftAuthenticator } from '@kermesse/api/contract-authenticator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../platform/database/database.ts';
import { accountSite, sessionIn, type AccountSite } from '../../../testing/account-site.ts';
import { memoryDatabase } from '../../../testing/memory-database.ts';
import { removePasskeys } from './passkeys.ts';
import { relyingPartyOf } from './relying-party.ts';

let database: OpenDatabase;
let site: AccountSite;

beforeAll(async () => {
  database = await memoryDatabase();
  site = accountSite(database);
}, 60_000);
afterAll(() => database.close());

async function addPasskey(token: string, authenticator: SoftAuthenticator, name = 'Téléphone'): Promise<string> {
  const options = await site.post('/passkeys/options', {}, { token });
  const answer = await site.post(
    '/passkeys',
    { response: await authenticator.register(options.body.data), name },
    { token },
  );
  expect(answer.status).toBe(200);
  return (answer.body.data as { id: string }).id;
}

const optionsToSignIn = async () => (await site.post('/passkeys/challenge', {})).body.data;

async function signIn(authenticator: SoftAuthenticator, deviation = {}) {
  return site.post('/auth/passkey', { response: await authenticator.sign(await optionsToSignIn(), deviation) });
}

/** Somebody with a passkey. */
async function somebody(email: string) {
  const authenticator = softAuthenticator();
  const { user, accessToken } = await site.register(email);
  return { authenticator, token: accessToken, userId: user.id, id: await addPasskey(accessToken, authenticator) };
}

describe('signing in with a passkey', () => {
  it('refuses a signature of something else', async () => {
    const { authenticator } = await somebody('forged@example.com');
    expect((await signIn(authenticator, { forged: true })).body.errorCode).toBe('auth/passkey_refused');
    expect((await signIn(authenticator)).status).toBe(200);
  });

  it('starts one session of many answers with the same challenge and counter', async () => {
    const { authenticator } = await somebody('replayed@example.com');
    const response = await authenticator.sign(await optionsToSignIn());
    const answers = await Promise.all(Array.from({ length: 10 }, () => site.post('/auth/passkey', { response })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const others = [
      await authenticator.sign(await optionsToSignIn(), { counter: 9 }),
      await authenticator.sign(await optionsToSignIn(), { counter: 9 }),
    ];
    const both = await Promise.all(others.map((each) => site.post('/auth/passkey', { response: each })));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });

  it('takes authenticators that do not count', async () => {
    const { authenticator } = await somebody('countless@example.com');
    await database.db.updateTable('passkeys').set({ counter: 0 }).execute();
    expect((await signIn(authenticator, { counter: 0 })).status).toBe(200);
    expect((await signIn(authenticator, { counter: 0 })).status).toBe(200);
  });

  it('treats disabled people and administrators as signing in by password does', async () => {
    const { authenticator, userId } = await somebody('disabled@example.com');
    await database.db.updateTable('users').set({ is_admin: true }).where('id', '=', userId).execute();
    expect((await signIn(authenticator)).body.errorCode).toBe('auth/login_failed');
    await database.db.updateTable('users').set({ enabled: false }).where('id', '=', userId).execute();
    expect((await signIn(authenticator)).body.errorCode).toBe('auth/user_disabled');
  });

  it('is over for who may not come in that way any more', async () => {
    const { authenticator, userId } = await somebody('removed@example.com');
    await removePasskeys(database.db, userId);
    expect((await signIn(authenticator)).body.errorCode).toBe('auth/user_not_found');
  });
});

describe('what is stored', () => {
  it('has no challenge that could be answered', async () => {
    const { token } = await somebody('stored@example.com');
    const options = (await site.post('/passkeys/options', {}, { token })).body.data as { challenge: string };
    const rows = JSON.stringify(await database.db.selectFrom('passkey_challenges').selectAll().execute());
    expect(rows).not.toContain(options.challenge);
  });

  it('is at most twenty passkeys for an account', async () => {
    const { token } = await somebody('many@example.com');
    const options = await site.post('/passkeys/options', {}, { token });
    for (let count = 1; count < 20; count++) await addPasskey(token, softAuthenticator());
    expect((await site.post('/passkeys/options', {}, { token })).body.errorCode).toBe('request/refused');
    const response = await softAuthenticator().register(options.body.data);
    expect((await site.post('/passkeys', { response }, { token })).body.errorCode).toBe('request/refused');
  });
});

describe('the last way in', () => {
  it('of an account without password, phone or Google is removed only by who was warned', async () => {
    const { id, token, userId } = await somebody('only@example.com');
    await database.db.updateTable('users').set({ password_hash: null }).where('id', '=', userId).execute();
    const remove = (query = '') => site.call(`/passkeys/${id}${query}`, { method: 'DELETE', token });
    expect((await remove()).body.errorCode).toBe('auth/last_way_in');
    expect((await remove('?lastWayIn=false')).body.errorCode).toBe('auth/last_way_in');
    expect((await remove('?lastWayIn=true')).status).toBe(200);
  });

  it('is none while there is Google, or another passkey', async () => {
    const { id, token, userId } = await somebody('linked@example.com');
    await database.db.updateTable('users').set({ password_hash: null }).where('id', '=', userId).execute();
    const second = await addPasskey(token, softAuthenticator());
    expect((await site.call(`/passkeys/${id}`, { method: 'DELETE', token })).status).toBe(200);
    await database.db
      .insertInto('federated_identities')
      .values({ issuer: 'https://issuer.example', subject: 'afi', user_id: userId })
      .execute();
    expect((await site.call(`/passkeys/${second}`, { method: 'DELETE', token })).status).toBe(200);
  });
});

describe('a new passkey', () => {
  it('is reported to the owner’s verified address by mail, once, with its name and what to do', async () => {
    const email = 'notified@example.com';
    const { token } = await somebody(email);
    expect((await site.messagesTo(email)).map(({ subject }) => subject)).not.toContain('Une clé d’accès a été ajoutée');
    await database.db.updateTable('users').set({ email_verified_at: new Date() }).where('email', '=', email).execute();
    await addPasskey(token, softAuthenticator(), 'Tablette');
    const [mail, ...others] = await site.messagesTo(email);
    expect(mail?.subject).toBe('Une clé d’accès a été ajoutée');
    expect(mail?.text).toMatch(/«\sTablette\s»/);
    expect(others.filter(({ subject }) => subject === mail?.subject)).toEqual([]);
  });

  it('is called after the browser it was made in, until somebody names it', async () => {
    const { token } = await somebody('named@example.com');
    const options = await site.post('/passkeys/options', {}, { token });
    const response = await softAuthenticator().register(options.body.data);
    const agent =
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
    const answer = await site.post('/passkeys', { response }, { token, headers: { 'user-agent': agent } });
    expect(answer.body.data).toMatchObject({ name: 'Chrome, Android' });
  });

  it('is made for the site’s own host, and nowhere that browsers allow none', async () => {
    expect(relyingPartyOf('https://kermesse.example')).toEqual({
      id: 'kermesse.example',
      origin: 'https://kermesse.example',
    });
    expect(relyingPartyOf('http://localhost:3000')).toEqual({ id: 'localhost', origin: 'http://localhost:3000' });
    for (const origin of ['http://127.0.0.1:3000', 'https://[::1]', 'http://kermesse.example'])
      expect(relyingPartyOf(origin)).toBeUndefined();
    const elsewhere = accountSite(database, { PUBLIC_URL: 'http://127.0.0.1:3000' });
    expect((await elsewhere.post('/passkeys/challenge', {})).body.errorCode).toBe('server/unavailable');
  });
});

it('a session by passkey is remembered, and its device too', async () => {
  const { authenticator } = await somebody('kept@example.com');
  const answer = await signIn(authenticator);
  expect(sessionIn(answer).user.email).toBe('kept@example.com');
  expect(answer.headers.getSetCookie().join()).toContain('Device=');
});
