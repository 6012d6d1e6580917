import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { newAddress, password, sessionIn } from '../../../testing/account-site.ts';
import { advanceTime } from '../../../testing/advance-time.ts';
import { unknownClient } from '../../../testing/people.ts';
import { sharedAccountSite } from '../../../testing/shared-account-site.ts';
import { deleteEndedSessions, startSession } from './sessions.ts';

const { database, site } = await sharedAccountSite();
const hour = 3600;
const day = 24 * hour;

const login = async (email: string, remember: boolean) =>
  sessionIn(await site.post('/auth/login', { email, password, remember }));
const readStatus = async (token: string | undefined, id: string) => {
  const { status, body } = await site.call(`/users/${id}`, { token });
  return status === 200 ? 200 : body.errorCode;
};

describe('a session token', () => {
  it('has 256 random bits, and the database stores only its hash', async () => {
    const tokens = await Promise.all(
      Array.from({ length: 20 }, async () => (await site.register(newAddress())).accessToken),
    );
    expect(new Set(tokens).size).toBe(20);
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const rows = JSON.stringify(await database.db.selectFrom('sessions').selectAll().execute());
    for (const token of tokens) expect(rows).not.toContain(token);
  });

  it('and the token of an emailed link are never stored in plain text, except in the outbox, which replaces email', async () => {
    const { email, token } = await site.member();
    const wanted = newAddress();
    await site.requestReset(email);
    await site.edit(token, wanted, { currentPassword: password });
    const messages = [...(await site.messagesTo(email)), ...(await site.messagesTo(wanted))];
    const links = messages
      .flatMap((message) => message.links)
      .filter((link) => /\/(verify-email|reset-password)\/./.test(link));
    const secrets = links.map((link) => new URL(link).pathname.split('/').at(-1) ?? '');
    expect(secrets).toHaveLength(3);
    for (const secret of secrets) expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    const tables = (await database.db.introspection.getTables())
      .map(({ name }) => name)
      .filter((name) => name !== 'outbox');
    expect(tables).toContain('mail_tokens');
    for (const name of tables) {
      const rows = JSON.stringify(
        await database.db
          .selectFrom(name as 'mail_tokens')
          .selectAll()
          .execute(),
      );
      for (const secret of secrets) expect(rows, name).not.toContain(secret);
    }
  });

  it('is rejected with the expected scheme if it is missing, unknown or malformed', async () => {
    const { user, accessToken } = await site.register(newAddress());
    for (const token of [undefined, '', 'x', accessToken.slice(1), `${accessToken}x`, 'x'.repeat(10_000)]) {
      expect(await readStatus(token, user.id)).toBe('auth/required');
    }
    const bare = await site.call(`/users/${user.id}`, { headers: { authorization: accessToken } });
    expect([bare.status, bare.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    expect(await readStatus(accessToken, user.id)).toBe(200);
  });

  it('becomes invalid at once when the account is disabled', async () => {
    const { user, accessToken } = await site.register(newAddress());
    await database.db.updateTable('users').set({ enabled: false }).where('id', '=', user.id).execute();
    expect(await readStatus(accessToken, user.id)).toBe('auth/required');
  });

  it.each([
    { remember: false, idle: 8 * hour, absolute: day },
    { remember: true, idle: 30 * day, absolute: 180 * day },
  ])(
    'expires when it is idle and at its maximum age, by the clock of the database: %j',
    async ({ remember, idle, absolute }) => {
      const { email } = await site.member();
      const left = await login(email, remember);
      await advanceTime(site.db, idle - 60);
      expect(await readStatus(left.accessToken, left.user.id)).toBe(200);
      await advanceTime(site.db, idle - 60);
      expect(await readStatus(left.accessToken, left.user.id)).toBe(200);
      await advanceTime(site.db, idle + 1);
      expect(await readStatus(left.accessToken, left.user.id)).toBe('auth/required');

      const used = await login(email, remember);
      const step = idle / 2;
      for (let age = step; age < absolute; age += step) {
        await advanceTime(site.db, step);
        expect(await readStatus(used.accessToken, used.user.id)).toBe(200);
      }
      await advanceTime(site.db, step);
      expect(await readStatus(used.accessToken, used.user.id)).toBe('auth/required');
      await deleteEndedSessions(database.db);
      const rows = await database.db.selectFrom('sessions').selectAll().where('user_id', '=', used.user.id).execute();
      expect(rows).toEqual([]);
    },
  );
});

it('a user has at most fifty sessions: a new one replaces the least recently used one', async () => {
  const email = newAddress();
  const { user, accessToken: first } = await site.register(email);
  const { accessToken: used } = await login(email, true);
  await advanceTime(database.db, hour);
  expect(await readStatus(used, user.id)).toBe(200);
  for (let index = 0; index < 49; index += 1)
    await startSession(database.db, user.id, { remember: true, client: unknownClient });
  expect(await readStatus(first, user.id)).toBe('auth/required');
  expect(await readStatus(used, user.id)).toBe(200);
  const rows = await database.db.selectFrom('sessions').select('id').where('user_id', '=', user.id).execute();
  expect(rows).toHaveLength(50);
});

describe('the user’s own data', () => {
  it('cannot change once the account is erased, also between the check and the change', async () => {
    const { user, accessToken: token } = await site.register(newAddress());
    // An update that finds no row, as after the erasure.
    await sql`create function skip() returns trigger language plpgsql as 'begin return null; end'`.execute(database.db);
    await sql`create trigger erased before update on users for each row execute function skip()`.execute(database.db);
    const body = { firstname: 'Efua' };
    const response = await site.call(`/users/self/${user.id}`, { method: 'PUT', body, token });
    await sql`drop trigger erased on users`.execute(database.db);
    expect(response).toMatchObject({ status: 401, body: { errorCode: 'auth/required' } });
  });
});
