import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../platform/database/database.ts';
import { accountSite, password, sessionIn, type AccountSite } from '../../../testing/account-site.ts';
import { letTimePass } from '../../../testing/let-time-pass.ts';
import { memoryDatabase } from '../../../testing/memory-database.ts';
import { verifyEmail } from './addresses.ts';
import { requestEmailChange } from './email-change.ts';
import { createMailToken } from '../mails/mail-tokens.ts';
import { userById } from '../users/users.ts';

let database: OpenDatabase;
let site: AccountSite;
let count = 0;
const address = () => `mover-${(count += 1)}@example.com`;
const other = 'Batik-et-balafons-8';
const week = 7 * 86_400;

beforeAll(async () => {
  database = await memoryDatabase();
  site = accountSite(database);
}, 60_000);
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.deleteFrom('rate_limits').execute();
});

const login = async (email: string, given = password) => site.post('/auth/login', { email, password: given });
const userOf = async (token: string, id: string) => site.call(`/users/${id}`, { token });
const edit = async (token: string, email: string, more: object = {}) =>
  site.post('/auth/edit-email', { email, ...more }, { token });
const subjects = async (to: string) => (await site.letters(to)).map(({ subject }) => subject);

async function linkTo(email: string, path: string): Promise<string> {
  const links = (await site.letters(email)).flatMap((letter) => letter.links);
  return links.find((link) => link.includes(path)) ?? '';
}
async function confirm(link: string, { deliver = true } = {}) {
  const [, id = '', hash = ''] = /\/verify-email\/([^/]+)\/([^/]+)$/.exec(link) ?? [];
  const result = await verifyEmail(database.db, id, hash);
  // Any request that mails something has all of the waiting mails sent.
  if (deliver) await site.post('/auth/send-password-link', { email: 'nobody@example.com' });
  return result;
}
const undo = async (link: string) => site.post('/auth/undo-email', { token: link.split('/').at(-1) ?? '' });

/** Somebody with a verified address, signed in a moment ago. */
async function owner(): Promise<{ email: string; id: string; token: string }> {
  const email = address();
  const { user, accessToken } = await site.register(email);
  await confirm(await linkTo(email, '/verify-email/'));
  return { email, id: user.id, token: accessToken };
}

/** The same, whose address was changed to another by whoever had the session. */
async function moved() {
  const there = await owner();
  const wanted = address();
  await edit(there.token, wanted);
  expect(await confirm(await linkTo(wanted, '/verify-email/'))).toBe('changed');
  await site.background.idle();
  return { ...there, wanted };
}

describe('another address', () => {
  it('counts once it is confirmed; both addresses are told before and after', async () => {
    const { email, id, token } = await owner();
    const wanted = address();
    expect((await edit(token, wanted)).body).toEqual({});
    expect(await subjects(email)).toEqual(['Votre adresse e-mail va changer', 'Confirmez votre adresse e-mail']);
    expect((await site.letters(email))[0]?.text).toContain(wanted);
    expect((await userOf(token, id)).body.data).toMatchObject({ email });
    expect((await login(wanted)).status).toBe(403);
    expect(await confirm(await linkTo(wanted, '/verify-email/'))).toBe('changed');
    expect((await userOf(token, id)).body.data).toMatchObject({
      email: wanted,
      emailVerifiedAt: expect.any(String) as string,
    });
    expect((await login(wanted)).status).toBe(200);
    expect((await login(email)).status).toBe(403);
    expect(await subjects(email)).toContain('Votre adresse e-mail a changé');
    expect(await subjects(wanted)).toContain('Votre adresse e-mail a changé');
    expect(await confirm(await linkTo(wanted, '/verify-email/'))).toBe('already');
  });

  it('asked for twice is the one asked for last', async () => {
    const { token } = await owner();
    const [first, second] = [address(), address()];
    await edit(token, first);
    const link = await linkTo(first, '/verify-email/');
    await edit(token, second);
    expect(await confirm(link)).toBe('invalid');
    expect(await confirm(await linkTo(second, '/verify-email/'))).toBe('changed');
  });

  it('asked for by a button that is pressed twice is confirmed by the one link that was mailed', async () => {
    const { token } = await owner();
    const wanted = address();
    await edit(token, wanted);
    const link = await linkTo(wanted, '/verify-email/');
    await edit(token, wanted);
    expect(await site.letters(wanted)).toHaveLength(1);
    expect(await confirm(link)).toBe('changed');
  });

  it('is cancelled by another password, changed or reset', async () => {
    for (const way of ['change', 'reset'] as const) {
      const { email, token } = await owner();
      const wanted = address();
      await edit(token, wanted);
      const link = await linkTo(wanted, '/verify-email/');
      if (way === 'change') {
        await site.post(
          '/auth/edit-password',
          { currentPassword: password, newPassword: other, newPasswordConfirmation: other },
          { token },
        );
      } else {
        await site.post('/auth/send-password-link', { email });
        const reset = /reset-password\/([^?]+)/.exec(await linkTo(email, '/reset-password/'))?.[1];
        await site.post('/auth/reset-password', { email, token: reset, password: other, passwordConfirmation: other });
      }
      expect([way, await confirm(link)]).toEqual([way, 'invalid']);
      expect((await login(email, other)).status).toBe(200);
    }
  });

  it('is not mailed any more when it was cancelled before the mail was written', async () => {
    const { token } = await owner();
    const wanted = address();
    await edit(token, wanted);
    await site.post(
      '/auth/edit-password',
      { currentPassword: password, newPassword: other, newPasswordConfirmation: other },
      { token },
    );
    const links = await site.letters(wanted);
    for (const {
      links: [link = ''],
    } of links)
      expect(await confirm(link)).toBe('invalid');
  });

  it('that another account has is refused, and how often it can be asked is bounded', async () => {
    const { email: taken } = await owner();
    const { email, id, token } = await owner();
    for (let index = 0; index < 10; index++)
      expect((await edit(token, taken)).body.errorCode).toBe('auth/email_already_used');
    expect((await edit(token, taken)).status).toBe(429);
    expect((await userOf(token, id)).body.data).toMatchObject({ email });
  });
});

describe('“it was not me”', () => {
  it('before the new address is confirmed cancels the change, and ends sessions and the password', async () => {
    const { email, id, token } = await owner();
    const wanted = address();
    await edit(token, wanted);
    const link = await linkTo(wanted, '/verify-email/');
    const answer = await undo(await linkTo(email, '/undo-email/'));
    expect([answer.status, answer.body]).toEqual([200, { data: { email } }]);
    expect((await userOf(token, id)).status).toBe(401);
    expect((await login(email)).body.errorCode).toBe('auth/wrong_password');
    expect(await confirm(link)).toBe('invalid');
  });

  it('brings the address back for seven days, from either of the mails; a new password is the way in', async () => {
    for (const subject of ['Votre adresse e-mail va changer', 'Votre adresse e-mail a changé']) {
      const { email, wanted, id, token } = await moved();
      const link = (await site.letters(email)).find((letter) => letter.subject === subject)?.links[0] ?? '';
      await letTimePass(site.db, week - 60);
      expect((await undo(link)).body).toEqual({ data: { email } });
      expect((await userOf(token, id)).status).toBe(401);
      expect((await login(wanted)).status).toBe(403);
      expect((await login(email)).status).toBe(403);
      await site.post('/auth/send-password-link', { email });
      const reset = /reset-password\/([^?]+)/.exec(await linkTo(email, '/reset-password/'))?.[1];
      await site.post('/auth/reset-password', { email, token: reset, password: other, passwordConfirmation: other });
      expect(sessionIn(await login(email, other)).user).toMatchObject({
        id,
        email,
        emailVerifiedAt: expect.any(String) as string,
      });
    }
  });

  it('keeps an account that the stranger wanted deleted', async () => {
    const { email, wanted, id, token } = await moved();
    expect(
      (await site.post('/account-deletion', { email: wanted, password, confirmText: 'DELETE MY ACCOUNT' }, { token }))
        .status,
    ).toBe(200);
    await undo(await linkTo(email, '/undo-email/'));
    const { erase_at: eraseAt } = await database.db
      .selectFrom('users')
      .select('erase_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(eraseAt).toBeNull();
  });

  it('ends what the stranger set up: their links, and the identity they linked', async () => {
    const { email, wanted, id } = await moved();
    await database.db
      .insertInto('federated_identities')
      .values({ issuer: 'https://issuer.example', subject: 'thief', user_id: id })
      .execute();
    await site.post('/auth/send-password-link', { email: wanted });
    const reset = /reset-password\/([^?]+)/.exec(await linkTo(wanted, '/reset-password/'))?.[1];
    await undo(await linkTo(email, '/undo-email/'));
    expect(
      (
        await site.post('/auth/reset-password', {
          email: wanted,
          token: reset,
          password: other,
          passwordConfirmation: other,
        })
      ).body.errorCode,
    ).toBe('auth/invalid_token');
    expect(
      await database.db.selectFrom('federated_identities').selectAll().where('user_id', '=', id).execute(),
    ).toEqual([]);
  });

  it.each([true, false])(
    'works after the stranger has moved on, and gives them no way back (mails sent at once: %s)',
    async (deliver) => {
      const { email, wanted, id, token } = await moved();
      const third = address();
      await site.post(
        '/auth/edit-password',
        { currentPassword: password, newPassword: other, newPasswordConfirmation: other },
        { token },
      );
      await edit(token, third);
      await confirm(await linkTo(third, '/verify-email/'), { deliver });
      expect((await undo(await linkTo(email, '/undo-email/'))).body).toEqual({ data: { email } });
      // The stranger's own notices are void with it.
      for (const link of (await site.letters(wanted)).flatMap(({ links }) => links)) {
        if (link.includes('/undo-email/')) expect((await undo(link)).body.errorCode).toBe('auth/invalid_token');
      }
      const { email: now } = await database.db
        .selectFrom('users')
        .select('email')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect(now).toBe(email);
    },
  );

  it('is too late after seven days, and works once', async () => {
    const { email, wanted } = await moved();
    const link = await linkTo(email, '/undo-email/');
    await letTimePass(site.db, week + 1);
    expect((await undo(link)).body.errorCode).toBe('auth/invalid_token');
    expect((await login(wanted)).status).toBe(200);
    const again = await moved();
    const good = await linkTo(again.email, '/undo-email/');
    const answers = await Promise.all([undo(good), undo(good), undo(good)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await site.post('/auth/send-password-link', { email: again.email });
    const reset = /reset-password\/([^?]+)/.exec(await linkTo(again.email, '/reset-password/'))?.[1];
    await site.post('/auth/reset-password', {
      email: again.email,
      token: reset,
      password: other,
      passwordConfirmation: other,
    });
    const { accessToken } = sessionIn(await login(again.email, other));
    await undo(good);
    expect((await userOf(accessToken, again.id)).status).toBe(200);
  });

  it('cannot be kept from working by taking the old address: nobody else gets it for seven days', async () => {
    const { email } = await moved();
    const stranger = await owner();
    expect((await edit(stranger.token, email)).body.errorCode).toBe('auth/email_already_used');
    expect((await undo(await linkTo(email, '/undo-email/'))).status).toBe(200);
    const left = await moved();
    await letTimePass(site.db, week + 1);
    expect((await edit((await owner()).token, left.email)).status).toBe(200);
  });

  it('cannot be kept from working by taking the old address before the mail with its link is written', async () => {
    const { db } = database;
    const [stranger, { email, id }] = [await owner(), await owner()];
    const wanted = address();
    const user = await userById(db, id);
    if (user === undefined) throw new Error('the owner has no account');
    await db.transaction().execute(async (trx) => requestEmailChange(trx, user, wanted));
    expect(await verifyEmail(db, id, await createMailToken(db, { userId: id, purpose: 'change', email: wanted }))).toBe(
      'changed',
    );
    expect((await edit(stranger.token, email)).body.errorCode).toBe('auth/email_already_used');
    const registering = { firstname: 'Afi', lastname: 'Mensah', email, password, passwordConfirmation: password };
    expect((await site.post('/auth/register', registering)).body.errorCode).toBe('auth/email_already_used');
    await site.post('/auth/send-password-link', { email: 'nobody@example.com' });
    expect((await undo(await linkTo(email, '/undo-email/'))).body).toEqual({ data: { email } });
  });

  it('is nothing that following the link alone would do', async () => {
    const { email, id, token } = await owner();
    await edit(token, address());
    const { pathname } = new URL(await linkTo(email, '/undo-email/'));
    for (const method of ['GET', 'HEAD']) {
      await site.site.request(pathname, { method });
      await site.site.request(`/api/page-props?path=${encodeURIComponent(pathname.replace('/fr', ''))}`, {
        method,
        headers: { 'x-api-key': site.apiKey },
      });
    }
    expect((await userOf(token, id)).status).toBe(200);
  });
});
