import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/database.ts';
import { outboxHtml } from '../outbox/outbox.ts';
import { accountSite, password, sessionIn, type AccountSite } from '../testing/account-site.ts';
import { letTimePass } from '../testing/let-time-pass.ts';
import { memoryDatabase } from '../testing/memory-database.ts';
import { productionVariables } from '../testing/production.ts';
import { verifyEmail } from './addresses.ts';
import { isCommonPassword } from './common-passwords.ts';
import { passwordCost } from './passwords.ts';

let database: OpenDatabase;
let site: AccountSite;
let count = 0;
const address = () => `person-${(count += 1)}@example.com`;
const other = 'Batik-et-balafons-8';

beforeAll(async () => {
  database = await memoryDatabase();
  site = accountSite(database);
}, 60_000);
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.deleteFrom('rate_limits').execute();
});

const login = (email: string, given = password, more: Record<string, unknown> = {}) =>
  site.post('/auth/login', { email, password: given, ...more });
const reads = async (token: string, id: string) => (await site.call(`/users/${id}`, { token })).status;
const linkTo = async (email: string) => (await site.letters(email))[0]?.links[0] ?? '';
const verifyBy = async (link: string) => {
  const [, id = '', hash = ''] = /\/verify-email\/([^/]+)\/([^/]+)$/.exec(link) ?? [];
  return verifyEmail(database.db, id, hash);
};
const resetBy = async (link: string, chosen = other) => {
  const { pathname, searchParams } = new URL(link);
  const body = { email: searchParams.get('email'), token: pathname.split('/').at(-1), password: chosen, passwordConfirmation: chosen };
  return site.post('/auth/reset-password', body);
};

describe('registering', () => {
  it('signs in, and mails a link that verifies the address once', async () => {
    const email = address();
    const { user, accessToken } = await site.register(email);
    expect(user).toMatchObject({ email, emailVerifiedAt: null, authType: 'email-password', profileType: null, accountStatus: 1 });
    expect(await reads(accessToken, user.id)).toBe(200);
    const link = await linkTo(email);
    expect(link).toMatch(/^http:\/\/localhost\/fr\/verify-email\//);
    expect(await verifyBy(link)).toBe('verified');
    expect(await verifyBy(link)).toBe('already');
    const again = await site.call(`/users/${user.id}`, { token: accessToken });
    expect(again.body.data).toMatchObject({ emailVerifiedAt: expect.any(String) as string });
    expect(await verifyBy(`${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`)).toBe('invalid');
  });

  it('takes nothing but what it names', async () => {
    const { user } = await site.register(address(), {
      id: 'mine',
      profileType: 'admin',
      role: 'admin',
      is_admin: true,
      isAdmin: true,
      emailVerifiedAt: '2020-01-01',
      email_verified_at: '2020-01-01',
      authType: 'google',
      enabled: false,
    });
    expect(user).toMatchObject({ profileType: null, emailVerifiedAt: null, authType: 'email-password', accountStatus: 1 });
    expect(user.id).not.toBe('mine');
    const form = { firstname: 'A', lastname: 'B', email: address(), password, passwordConfirmation: password };
    for (const accountStatus of [0, 2, '1', null]) {
      expect((await site.post('/auth/register', { ...form, accountStatus })).status).not.toBe(200);
    }
  });

  it('refuses the commonest passwords and weak ones; length is what counts', async () => {
    expect(isCommonPassword('TrustNo1')).toBe(true);
    const refused = async (chosen: string) => {
      const body = { firstname: 'A', lastname: 'B', email: address(), password: chosen, passwordConfirmation: chosen };
      const answer = await site.post('/auth/register', body, { headers: { 'accept-language': 'en' } });
      return answer.body['data'];
    };
    expect(await refused('TrustNo1')).toEqual({ password: 'This password is too common' });
    expect(await refused('abcdefgh')).toEqual({ password: 'The password is too weak' });
    expect(await refused('Court-7')).toEqual({ password: 'The password is too weak' });
    const long = `${'gâteau du dimanche '.repeat(6)}7`;
    const email = address();
    await site.register(email, { password: long, passwordConfirmation: long });
    expect((await login(email, long)).status).toBe(200);
    expect((await login(email, long.normalize('NFD'))).status).toBe(200);
    expect((await login(email, long.slice(0, 72))).status).toBe(403);
    const { password_hash: hash } = await database.db
      .selectFrom('users')
      .select('password_hash')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(hash).toMatch(/^\$argon2id\$/);
    // These tests hash cheaply; the server does not.
    expect(passwordCost).toMatchObject({ memoryCost: 19_456, timeCost: 2 });
  });

  it('pressed a hundred times makes one account', async () => {
    const email = address();
    const sessions = await Promise.all(Array.from({ length: 100 }, async () => site.register(email)));
    expect(new Set(sessions.map(({ user }) => user.id)).size).toBe(1);
    expect(await site.letters(email)).toHaveLength(1);
  }, 60_000);
});

describe('an address that somebody has', () => {
  it('can be claimed by others, who learn nothing and get nothing', async () => {
    const email = address();
    const owner = await site.register(email);
    await verifyBy(await linkTo(email));
    const stranger = await site.register(email, { password: other, passwordConfirmation: other, firstname: 'Zo' });
    expect(stranger.user).toMatchObject({ email, emailVerifiedAt: null });
    expect(Object.keys(stranger.user).toSorted()).toEqual(Object.keys(owner.user).toSorted());
    const [letter] = await site.letters(email);
    expect(letter?.subject).toBe('Vous avez déjà un compte');
    expect(letter?.links.map((link) => new URL(link).pathname)).toEqual(['/fr/login', '/fr/reset-password']);
    expect(letter?.text).toContain('Bonjour Afi,');
    expect(await outboxHtml(database.db, letter?.id ?? 0)).not.toContain('Zo');
    // Both sign in with their own password; the address stays with its owner.
    expect(sessionIn(await login(email)).user.id).toBe(owner.user.id);
    expect(sessionIn(await login(email, other)).user.id).toBe(stranger.user.id);
    // Asking again tells the owner again, and gives no link.
    const resent = await site.call('/auth/send-verification-email', { token: stranger.accessToken });
    expect(resent.status).toBe(200);
    expect((await site.letters(email))[0]?.links[0]).toMatch(/\/login$/);
    await site.post('/auth/send-password-link', { email });
    await resetBy(await linkTo(email), 'Encore-un-autre-9');
    expect(sessionIn(await login(email, 'Encore-un-autre-9')).user.id).toBe(owner.user.id);
  });

  it('is nobody else’s once verified: other claims and their sessions end', async () => {
    const email = address();
    const first = await site.register(email);
    const firstLink = await linkTo(email);
    const second = await site.register(email, { password: other, passwordConfirmation: other });
    expect(await verifyBy(await linkTo(email))).toBe('verified');
    expect(await reads(first.accessToken, first.user.id)).toBe(401);
    expect(await reads(second.accessToken, second.user.id)).toBe(200);
    expect(await verifyBy(firstLink)).toBe('invalid');
    expect((await login(email)).body.errorCode).toBe('auth/wrong_password');
  });
});

describe('signing in', () => {
  it('says the same of an unknown address and of a wrong password', async () => {
    const email = address();
    await site.register(email);
    const [wrong, unknown] = [await login(email, other), await login(address(), other)];
    expect(unknown).toEqual({ ...wrong, headers: expect.any(Headers) as Headers });
    expect([...unknown.headers]).toEqual([...wrong.headers]);
    expect(wrong).toMatchObject({ status: 403, body: { errorCode: 'auth/wrong_password' } });
  });

  it('tells that an account is disabled, or an admin’s, only after the right password', async () => {
    const [disabled, admin] = [await site.register(address()), await site.register(address())];
    const set = (id: string, values: object) => database.db.updateTable('users').set(values).where('id', '=', id).execute();
    await set(disabled.user.id, { enabled: false });
    await set(admin.user.id, { is_admin: true });
    expect((await login(disabled.user.email ?? '', other)).body.errorCode).toBe('auth/wrong_password');
    expect((await login(disabled.user.email ?? '')).body.errorCode).toBe('auth/user_disabled');
    expect(await reads(disabled.accessToken, disabled.user.id)).toBe(401);
    expect((await login(admin.user.email ?? '', other)).body.errorCode).toBe('auth/wrong_password');
    expect((await login(admin.user.email ?? '')).body.errorCode).toBe('auth/login_failed');
  });

  it('lets twenty guesses pass in a quarter of an hour, exactly, and right ones count for none', async () => {
    const email = address();
    await site.register(email);
    for (let index = 0; index < 30; index++) expect((await login(email)).status).toBe(200);
    const guesses = await Promise.all(Array.from({ length: 50 }, async (_, index) => login(email, `Guess-number-${index}`)));
    expect(guesses.filter(({ status }) => status === 403)).toHaveLength(20);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(30);
    await letTimePass(site.db, 901);
    expect((await login(email)).status).toBe(200);
  }, 60_000);
});

it('a forged X-Forwarded-For dodges no limit', async () => {
  const strict = accountSite(database, { ...productionVariables(), AUTH_LIMIT: '3' });
  const tries: [string, object][] = [
    ['/auth/login', { email: 'nobody@example.com', password: other }],
    ['/auth/send-password-link', { email: 'nobody@example.com' }],
    ['/auth/phone', { phone: '+22890000077', humanCheck: strict.proof() }],
  ];
  for (const [path, body] of tries) {
    const limited: boolean[] = [];
    for (let index = 0; index < 5; index++) {
      const headers = { 'x-forwarded-for': `203.0.113.${index}`, forwarded: `for=203.0.113.${index}`, 'x-real-ip': `203.0.113.${index}` };
      limited.push((await strict.post(path, body, { headers })).status === 429);
    }
    expect([path, ...limited]).toEqual([path, false, false, false, true, true]);
  }
});

describe('a forgotten password', () => {
  it('is replaced by a mailed link, once, within the hour; old passwords and sessions end', async () => {
    const email = address();
    const { user, accessToken } = await site.register(email);
    expect((await site.post('/auth/send-password-link', { email })).body).toEqual({});
    const link = await linkTo(email);
    expect(new URL(link).pathname).toMatch(/^\/fr\/reset-password\/[\w-]{43}$/);
    expect(new URL(link).searchParams.get('email')).toBe(email);
    const answers = await Promise.all(Array.from({ length: 10 }, async () => resetBy(link)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.errorCode === 'auth/invalid_token')).toHaveLength(9);
    expect(await reads(accessToken, user.id)).toBe(401);
    expect((await login(email)).body.errorCode).toBe('auth/wrong_password');
    expect(sessionIn(await login(email, other)).user.emailVerifiedAt).not.toBeNull();
    expect((await site.letters(email))[0]?.subject).toBe('Votre mot de passe a été changé');
  });

  it('takes every way in from whoever registered with an address and never verified it', async () => {
    const email = address();
    const { user } = await site.register(email);
    await database.db.insertInto('federated_identities').values({ issuer: 'https://issuer.example', subject: email, user_id: user.id }).execute();
    await site.post('/auth/send-password-link', { email });
    expect((await resetBy(await linkTo(email))).status).toBe(200);
    expect(await database.db.selectFrom('federated_identities').selectAll().where('user_id', '=', user.id).execute()).toEqual([]);
    expect(sessionIn(await login(email, other)).user).toMatchObject({ id: user.id, emailVerifiedAt: expect.any(String) as string });
  });

  it('cannot be replaced after an hour, nor for another address', async () => {
    const [email, another] = [address(), address()];
    await site.register(email);
    await site.register(another);
    await site.post('/auth/send-password-link', { email });
    const link = await linkTo(email);
    const swapped = link.replace(encodeURIComponent(email), encodeURIComponent(another));
    expect((await resetBy(swapped)).body.errorCode).toBe('auth/invalid_token');
    await letTimePass(site.db, 3601);
    expect((await resetBy(link)).body.errorCode).toBe('auth/invalid_token');
    expect((await login(email)).status).toBe(200);
  });

  it('fills nobody’s mailbox', async () => {
    const email = address();
    await site.register(email);
    for (let index = 0; index < 40; index++) {
      expect((await site.post('/auth/send-password-link', { email })).status).toBe(200);
      await letTimePass(site.db, 11);
    }
    expect(await site.letters(email)).toHaveLength(30);
  });

  it('mails nobody who has no account, and says so to nobody', async () => {
    const email = address();
    const answer = await site.post('/auth/send-password-link', { email });
    expect([answer.status, answer.body]).toEqual([200, {}]);
    expect(await site.letters(email)).toEqual([]);
  });
});

describe('the password of a signed-in person', () => {
  it('is changed with the old one; other sessions end, this one goes on', async () => {
    const email = address();
    const { user, accessToken: token } = await site.register(email);
    const elsewhere = sessionIn(await login(email)).accessToken;
    const change = (currentPassword: string, newPassword = other) =>
      site.post('/auth/edit-password', { currentPassword, newPassword, newPasswordConfirmation: newPassword }, { token });
    expect((await change('Not-the-one-1')).body.errorCode).toBe('auth/wrong_password');
    expect((await change(password, 'TrustNo1')).body.errorCode).toBe('form/invalid_data');
    expect((await change(password)).body).toEqual({});
    expect(await reads(elsewhere, user.id)).toBe(401);
    expect(await reads(token, user.id)).toBe(200);
    expect((await login(email)).status).toBe(403);
    expect((await login(email, other)).status).toBe(200);
    expect((await site.letters(email))[0]?.subject).toBe('Votre mot de passe a été changé');
  });
});
