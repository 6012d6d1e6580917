import { softAuthenticator, type SoftAuthenticator } from '@kermesse/api/contract-authenticator';
import { verifyRegistrationResponse } from '@simplewebauthn/server';
import { describe, expect, it, vi } from 'vitest';
import { accountSite, sessionIn } from '../../../testing/account-site.ts';
import { testDatabase } from '../../../testing/memory-database.ts';
import { relyingPartyOf } from './relying-party.ts';

vi.mock('@simplewebauthn/server', { spy: true });

const database = await testDatabase();
const site = accountSite(database);

async function addPasskey(token: string, authenticator: SoftAuthenticator, name = 'Téléphone'): Promise<string> {
  const options = await site.post('/passkeys/options', {}, { token });
  const response = await site.post(
    '/passkeys',
    { response: await authenticator.register(options.body.data), name },
    { token },
  );
  expect(response.status).toBe(200);
  return (response.body.data as { id: string }).id;
}

const optionsToLogIn = async () => (await site.post('/passkeys/challenge', {})).body.data;

async function logIn(authenticator: SoftAuthenticator, deviation = {}) {
  return site.post('/auth/passkey', { response: await authenticator.sign(await optionsToLogIn(), deviation) });
}

/** Registers an account with a passkey. */
async function userWithPasskey(email: string) {
  const authenticator = softAuthenticator();
  const { user, accessToken } = await site.register(email);
  return { authenticator, token: accessToken, userId: user.id, id: await addPasskey(accessToken, authenticator) };
}

const remove = (id: string, token: string, more = {}) => site.post(`/passkeys/${id}/removal`, more, { token });

describe('logging in with a passkey', () => {
  it('rejects a forged signature', async () => {
    const { authenticator } = await userWithPasskey('forged@example.com');
    expect((await logIn(authenticator, { forged: true })).body.errorCode).toBe('auth/passkey_refused');
    expect((await logIn(authenticator)).status).toBe(200);
  });

  it('starts one session for several responses with the same challenge or counter', async () => {
    const { authenticator } = await userWithPasskey('replayed@example.com');
    const response = await authenticator.sign(await optionsToLogIn());
    const results = await Promise.all(Array.from({ length: 10 }, () => site.post('/auth/passkey', { response })));
    expect(results.filter(({ status }) => status === 200)).toHaveLength(1);
    const others = [
      await authenticator.sign(await optionsToLogIn(), { counter: 9 }),
      await authenticator.sign(await optionsToLogIn(), { counter: 9 }),
    ];
    const both = await Promise.all(others.map((each) => site.post('/auth/passkey', { response: each })));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });

  it('accepts authenticators without a counter', async () => {
    const { authenticator } = await userWithPasskey('countless@example.com');
    await database.db.updateTable('passkeys').set({ counter: 0 }).execute();
    expect((await logIn(authenticator, { counter: 0 })).status).toBe(200);
    expect((await logIn(authenticator, { counter: 0 })).status).toBe(200);
  });

  it('rejects disabled users and admins with the same error codes as logging in by password', async () => {
    const { authenticator, userId } = await userWithPasskey('disabled@example.com');
    await database.db.updateTable('users').set({ is_admin: true }).where('id', '=', userId).execute();
    expect((await logIn(authenticator)).body.errorCode).toBe('auth/login_failed');
    await database.db.updateTable('users').set({ enabled: false }).where('id', '=', userId).execute();
    expect((await logIn(authenticator)).body.errorCode).toBe('auth/user_disabled');
  });
});

describe('adding a passkey', () => {
  // The library would fetch addresses from the certificates of these formats.
  it.each(['android-key', 'android-safetynet', 'apple', 'fido-u2f', 'tpm', 'packed'])(
    'does not verify the certificates of the format %s',
    async (format) => {
      const { accessToken: token } = await site.register(`${format}@example.com`);
      const authenticator = softAuthenticator();
      const options = await site.post('/passkeys/options', {}, { token });
      const response = await authenticator.register(options.body.data, { format });
      vi.mocked(verifyRegistrationResponse).mockClear();
      const added = await site.post('/passkeys', { response, name: 'Téléphone' }, { token });
      expect(added.body.errorCode).toBe('auth/passkey_refused');
      expect(verifyRegistrationResponse).not.toHaveBeenCalled();
      await addPasskey(token, authenticator);
      expect(verifyRegistrationResponse).toHaveBeenCalledOnce();
    },
  );
});

describe('the database', () => {
  it('contains no challenge in plain text', async () => {
    const { token } = await userWithPasskey('stored@example.com');
    const options = (await site.post('/passkeys/options', {}, { token })).body.data as { challenge: string };
    const rows = JSON.stringify(await database.db.selectFrom('passkey_challenges').selectAll().execute());
    expect(rows).not.toContain(options.challenge);
  });

  it('stores at most sixty challenges per account in an hour', async () => {
    const { accessToken: token } = await site.register('challenged@example.com');
    const request = () => site.post('/passkeys/options', {}, { token });
    for (let count = 0; count < 60; count += 1) expect((await request()).status).toBe(200);
    expect((await request()).body.errorCode).toBe('rate/limited');
  });

  it('stores at most twenty passkeys per account', async () => {
    const { token } = await userWithPasskey('many@example.com');
    const options = await site.post('/passkeys/options', {}, { token });
    for (let count = 1; count < 20; count++) await addPasskey(token, softAuthenticator());
    expect((await site.post('/passkeys/options', {}, { token })).body.errorCode).toBe('request/refused');
    const response = await softAuthenticator().register(options.body.data);
    expect((await site.post('/passkeys', { response }, { token })).body.errorCode).toBe('request/refused');
  });
});

describe('removing the last passkey', () => {
  it('needs `lastWayIn` if the account has no password, phone or Google login', async () => {
    const { id, token, userId } = await userWithPasskey('only@example.com');
    await database.db.updateTable('users').set({ password_hash: null }).where('id', '=', userId).execute();
    expect((await remove(id, token)).body.errorCode).toBe('auth/last_way_in');
    expect((await remove(id, token, { lastWayIn: false })).body.errorCode).toBe('auth/last_way_in');
    expect((await remove(id, token, { lastWayIn: true })).status).toBe(200);
  });

  it('needs no confirmation if the account has a Google login or another passkey', async () => {
    const { id, token, userId } = await userWithPasskey('linked@example.com');
    await database.db.updateTable('users').set({ password_hash: null }).where('id', '=', userId).execute();
    const second = await addPasskey(token, softAuthenticator());
    expect((await remove(id, token)).status).toBe(200);
    await site.linkIdentity(userId, 'afi');
    expect((await remove(second, token)).status).toBe(200);
  });
});

describe('a new passkey', () => {
  it('is reported once by email to the owner’s verified address, with its name', async () => {
    const email = 'notified@example.com';
    const { token } = await userWithPasskey(email);
    expect((await site.messagesTo(email)).map(({ subject }) => subject)).not.toContain('Une clé d’accès a été ajoutée');
    await site.setVerified(email);
    await addPasskey(token, softAuthenticator(), 'Tablette');
    const [message, ...others] = await site.messagesTo(email);
    expect(message?.subject).toBe('Une clé d’accès a été ajoutée');
    expect(message?.text).toMatch(/«\sTablette\s»/);
    expect(others.filter(({ subject }) => subject === message?.subject)).toEqual([]);
  });

  it('is also reported when it is removed', async () => {
    const email = 'notified-later@example.com';
    const { token, id } = await userWithPasskey(email);
    await site.setVerified(email);
    expect((await remove(id, token)).status).toBe(200);
    const [message] = await site.messagesTo(email);
    expect(message?.subject).toBe('Une clé d’accès a été retirée');
    expect(message?.text).toMatch(/«\sTéléphone\s»/);
  });

  it('is named after its browser and operating system by default', async () => {
    const { token } = await userWithPasskey('named@example.com');
    const options = await site.post('/passkeys/options', {}, { token });
    const response = await softAuthenticator().register(options.body.data);
    const agent =
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
    const created = await site.post('/passkeys', { response }, { token, headers: { 'user-agent': agent } });
    expect(created.body.data).toMatchObject({ name: 'Chrome, Android' });
  });

  it('belongs to the site’s host, and cannot be created where browsers allow no passkeys', async () => {
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

it('logging in with a passkey starts a remembered session and remembers the device', async () => {
  const { authenticator } = await userWithPasskey('kept@example.com');
  const response = await logIn(authenticator);
  expect(sessionIn(response).user.email).toBe('kept@example.com');
  expect(response.headers.getSetCookie().join()).toContain('Device=');
});
