import type { UserSession } from '@kermesse/api/schemas/account/user-session';
import { describe, expect, it } from 'vitest';
import { accountSite, cookieOf, newAddress, password, registration, sessionIn } from '../../../testing/account-site.ts';
import { advanceTime } from '../../../testing/advance-time.ts';
import { testDatabase } from '../../../testing/memory-database.ts';
import { describeDevice, deviceName } from './device-description.ts';
import { deleteEndedSessions } from './sessions.ts';
import { createSessionWatch } from './session-watch.ts';

const phone =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
const laptop =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.2 Safari/605.1.15';

const database = await testDatabase();
const site = accountSite(database);

/** Logs in from a browser and a network, on a known device (`cookie`) or a new one. */
async function logIn(email: string, { agent = laptop, from = '198.51.100.7', cookie = '' } = {}) {
  const headers = { 'user-agent': agent, ...(cookie !== '' && { cookie }) };
  const response = await site.post('/auth/login', { email, password, remember: true }, { headers, from });
  expect(response.status).toBe(200);
  return {
    token: sessionIn(response).accessToken,
    cookie: cookieOf(response),
  };
}

const list = async (token: string) => (await site.call('/user-sessions', { token })).body.data as UserSession[];
const emailsOf = async (email: string, subject: string) =>
  (await site.messagesTo(email)).filter((letter) => letter.subject === subject);

describe('the list of sessions', () => {
  it('contains device and network, and no secret', async () => {
    const { email } = await site.member();
    const { token } = await logIn(email, { agent: phone, from: '2001:db8:1:2::3' });
    const [here, registered] = await list(token);
    expect(here).toMatchObject({
      browser: 'Chrome',
      system: 'Android',
      kind: 'phone',
      network: '2001:db8:1::/48',
      current: true,
    });
    expect(registered).toMatchObject({ browser: null, system: null, kind: null, current: false });
    const rows = await database.db.selectFrom('sessions').select('token_hash').execute();
    for (const { token_hash: hash } of rows) expect(JSON.stringify([here, registered])).not.toContain(hash);
  });

  it('contains the device and network of the session that started at registration', async () => {
    const response = await site.post('/auth/register', registration(newAddress()), {
      headers: { 'user-agent': phone },
      from: '198.51.100.7',
    });
    const [here] = await list(sessionIn(response).accessToken);
    expect(here).toMatchObject({ browser: 'Chrome', system: 'Android', kind: 'phone', network: '198.51.100.0/24' });
  });

  it('contains the network that a session was last used from', async () => {
    const { email } = await site.member();
    const { token } = await logIn(email);
    expect((await list(token))[0]?.network).toBe('198.51.100.0/24');
    await advanceTime(database.db, 120);
    await site.call('/user-sessions', { token, from: '203.0.113.9' });
    expect((await list(token))[0]?.network).toBe('203.0.113.0/24');
  });

  it('tolerates any User-Agent header', () => {
    expect(deviceName(describeDevice(phone))).toBe('Chrome, Android');
    expect(describeDevice(laptop)).toEqual({ browser: 'Safari', system: 'macOS', kind: 'computer' });
    for (const text of [
      null,
      '',
      ' ',
      'x'.repeat(100_000),
      '<script>',
      '(((((',
      '%s%n',
      'Mozilla/5.0 ('.repeat(2000),
      'Votre compte est bloque: evil.example/1.0 ',
    ])
      expect(describeDevice(text).browser).toBeNull();
  });
});

describe('ending sessions', () => {
  it('responds to a waiting request of the session within a second', async () => {
    const { email } = await site.member();
    const [here, there] = [await logIn(email), await logIn(email, { agent: phone })];
    const waiting = site.call('/user-sessions/wait', { token: there.token });
    const other = (await list(here.token)).find(({ kind }) => kind === 'phone');
    const start = performance.now();
    expect((await site.call(`/user-sessions/${other?.id}`, { method: 'DELETE', token: here.token })).status).toBe(200);
    expect((await waiting).body.errorCode).toBe('auth/session_ended');
    expect(performance.now() - start).toBeLessThan(1000);
    expect((await site.call('/user-sessions/wait', { token: here.token })).body).toEqual({ data: { after: 0 } });
  });

  it('by deleting the account is reported to waiting requests of other devices, not to those of the same', async () => {
    const { email } = await site.member();
    const [here, there] = [await logIn(email), await logIn(email, { agent: phone })];
    const waiting = [here, there].map(({ token }) => site.call('/user-sessions/wait', { token }));
    expect((await site.deleteAccount(here.token, { email, password })).status).toBe(200);
    const [own, other] = await Promise.all(waiting);
    expect(own?.body).toEqual({ data: { after: 0 } });
    expect(other?.body.errorCode).toBe('auth/session_ended');
  });

  it('tells the browser the reason for a month, then only that it must log in', async () => {
    const { email } = await site.member();
    const [here, there] = [await logIn(email), await logIn(email)];
    await site.call('/user-sessions', { method: 'DELETE', token: here.token });
    const codeNow = async () => (await site.call('/user-sessions', { token: there.token })).body.errorCode;
    await advanceTime(database.db, 29 * 86_400);
    await deleteEndedSessions(database.db);
    expect(await codeNow()).toBe('auth/session_ended');
    await advanceTime(database.db, 2 * 86_400);
    await deleteEndedSessions(database.db);
    expect(await codeNow()).toBe('auth/required');
  });

  it('is not postponed by waiting requests, which do not count as use', async () => {
    const { email } = await site.member();
    const { token } = await logIn(email);
    await advanceTime(database.db, 29 * 86_400);
    expect((await site.call('/user-sessions/wait', { token })).status).toBe(200);
    await advanceTime(database.db, 2 * 86_400);
    expect((await site.call('/user-sessions/wait', { token })).body.errorCode).toBe('auth/required');
  });

  it('by logging out deletes the session', async () => {
    const email = newAddress();
    const { user } = await site.register(email);
    const { token } = await logIn(email);
    await site.call('/auth/logout', { token });
    expect((await site.call('/user-sessions', { token })).body.errorCode).toBe('auth/required');
    expect(await database.db.selectFrom('sessions').selectAll().where('user_id', '=', user.id).execute()).toHaveLength(
      1,
    );
  });
});

describe('waiting requests', () => {
  it('are limited per session, can be aborted, and get a response when the server stops', async () => {
    const reported: unknown[] = [];
    const watch = createSessionWatch(database.db, (error) => reported.push(error), { timeout: 60_000 });
    const controller = new AbortController();
    const leaving = watch.wait('a', controller.signal);
    const staying = Array.from({ length: 9 }, () => watch.wait('a', new AbortController().signal));
    expect(await watch.wait('a', new AbortController().signal)).toBe('full');
    controller.abort();
    expect(await leaving).toBe('unchanged');
    const inTime = watch.wait('a', new AbortController().signal);
    expect(await watch.wait('a', AbortSignal.abort())).toBe('full');
    watch.close();
    expect(await Promise.all([...staying, inTime])).toEqual(Array.from({ length: 10 }, () => 'unchanged'));
    expect(await watch.wait('a', new AbortController().signal), 'after the stop').toBe('unchanged');
    expect(reported).toEqual([]);
  });
});

describe('a login on a new device', () => {
  const subject = 'Connexion depuis un nouvel appareil';

  it('is reported by email with device and time, once for each device', async () => {
    const { email } = await site.member();
    await site.setVerified(email);
    const { cookie } = await logIn(email, { agent: phone });
    const [message, ...others] = await emailsOf(email, subject);
    expect(message?.text).toMatch(/Chrome, Android — \d+(er)? \p{L}+ \d{4} à \d\d:\d\d \(UTC\)/u);
    expect(message?.links.map((link) => new URL(link).pathname)).toEqual(['/fr/account/profile', '/fr/reset-password']);
    expect(others).toEqual([]);
    await logIn(email, { agent: phone, cookie });
    expect(await emailsOf(email, subject)).toHaveLength(1);
    await logIn(email, { agent: laptop });
    expect(await emailsOf(email, subject)).toHaveLength(2);
  });

  it('is reported by at most ten emails an hour', async () => {
    const { email, id } = await site.member();
    await site.setVerified(email);
    const logInOnMany = async (many: number) => {
      // The emails about equal devices in the same minute would count as one.
      for (let number = 0; number < many; number += 1) {
        await database.db.deleteFrom('outgoing_messages').execute();
        await logIn(email);
        await site.background.idle();
      }
    };
    await logInOnMany(12);
    expect(await emailsOf(email, subject)).toHaveLength(10);
    const lines = site.securityLines.filter((line) => line.includes('sign-in-new-device') && line.includes(id));
    expect(lines).toHaveLength(12);
    await advanceTime(database.db, 3601);
    await logInOnMany(1);
    expect(await emailsOf(email, subject)).toHaveLength(11);
  });

  it('is reported in the language of the account', async () => {
    const { email } = await site.member();
    await site.setVerified(email);
    await database.db.updateTable('users').set({ locale: 'en' }).where('email', '=', email).execute();
    await logIn(email, { agent: phone });
    const [message] = await emailsOf(email, 'Login from a new device');
    expect(message?.text).toMatch(/Chrome, Android — \d+ [A-Z][a-z]+ \d{4} at \d\d:\d\d \(UTC\)/);
  });

  it('is not reported at registration, nor to an unverified address', async () => {
    const [registered, unverified] = [newAddress(), newAddress()];
    await site.register(registered);
    expect(await emailsOf(registered, subject)).toEqual([]);
    await site.register(unverified);
    await logIn(unverified);
    expect(await emailsOf(unverified, subject)).toEqual([]);
  });

  it('is reported for an account without devices from before devices were recorded', async () => {
    const { email } = await site.member();
    await site.setVerified(email);
    await database.db.deleteFrom('devices').execute();
    await database.db
      .updateTable('users')
      .set({ created_at: new Date('2026-01-01') })
      .where('email', '=', email)
      .execute();
    await logIn(email);
    expect(await emailsOf(email, subject)).toHaveLength(1);
  });
});
