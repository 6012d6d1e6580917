import { OAuth2Server } from 'oauth2-mock-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Environment } from '../../../platform/config/environment.ts';
import type { SecurityEvent } from '../../../platform/logging/security-log.ts';
import { accountSite, password, type AccountSite } from '../../../testing/account-site.ts';
import { advanceTime } from '../../../testing/advance-time.ts';
import { testDatabase } from '../../../testing/memory-database.ts';
import { verifyEmail } from '../verification/addresses.ts';
import { createGoogle, type CallbackContext, type GoogleLogin } from './google.ts';

type Claims = Record<string, unknown>;

const ip = '192.0.2.1';

const database = await testDatabase();
let site: AccountSite;
let issuer: OAuth2Server;
let google: GoogleLogin;
let reported: unknown[];
let logged: SecurityEvent[];

beforeAll(async () => {
  site = accountSite(database);
  issuer = new OAuth2Server();
  await issuer.issuer.keys.generate('RS256');
  await issuer.start(0, '127.0.0.1');
});
afterAll(async () => {
  await issuer.stop();
});
beforeEach(() => {
  reported = [];
  logged = [];
  issuer.service.removeAllListeners();
  google = googleWith({ OIDC_ISSUER: issuer.issuer.url ?? '' });
});

function googleWith(settings: Partial<Environment>): GoogleLogin {
  const environment = { GOOGLE_CLIENT_ID: 'kermesse', GOOGLE_CLIENT_SECRET: 'a-secret', OIDC_ISSUER: '', ...settings };
  return createGoogle({
    environment,
    db: database.db,
    origin: 'http://localhost',
    security: (event) => logged.push(event),
    report: (error) => reported.push(error),
  });
}

/** Sets the claims of the next login at the issuer. */
function setClaims(claims: Claims): void {
  issuer.service.on('beforeTokenSigning', (token: { payload: Claims }) => {
    Object.assign(token.payload, claims);
  });
}

/** Requests the redirect to the issuer. */
const requestRedirect = (query = '') =>
  google.googleRedirect(new Request(`http://localhost/auth/google/redirect${query}`), ip);

/** Requests the callback. */
const callBack = (request: Request, more: Partial<CallbackContext> = {}) =>
  google.googleCallback(request, { responseHeaders: new Headers(), ip, locale: 'fr', ...more });

/** Follows the redirects to the issuer and back, as a browser does. `change` can modify the address of the callback. */
async function visitIssuer(change: (back: URL) => void = () => undefined): Promise<Request> {
  const away = await requestRedirect();
  const [cookie = ''] = (away.headers.get('set-cookie') ?? '').split(';');
  const there = await fetch(away.headers.get('location') ?? '', { redirect: 'manual' });
  const back = new URL(there.headers.get('location') ?? '');
  change(back);
  return new Request(back, { headers: { cookie } });
}

const logIn = async (claims: Claims) => {
  setClaims(claims);
  return callBack(await visitIssuer());
};

const ada = {
  sub: 'ada',
  email: 'ada@example.com',
  email_verified: true,
  given_name: 'Ada',
  family_name: 'Kpodar',
};

describe('logging in at the issuer', () => {
  it('redirects the browser with state, nonce and PKCE, and sets a cookie', async () => {
    const away = await requestRedirect();
    const { searchParams } = new URL(away.headers.get('location') ?? '');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      redirect_uri: 'http://localhost/auth/google/callback',
      code_challenge_method: 'S256',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(searchParams.get(name)).toMatch(/^[\w-]{43}$/);
    expect(away.headers.get('set-cookie')).toMatch(/^SignIn=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it('keeps a valid requested language in a cookie until the callback', async () => {
    const language = 'Lang=fr; Max-Age=600; Path=/auth/google; HttpOnly; SameSite=Lax';
    expect((await requestRedirect('?locale=fr')).headers.getSetCookie().slice(1)).toEqual([language]);
    expect((await requestRedirect('?locale=de%0d%0aX')).headers.getSetCookie()).toHaveLength(1);
  });

  it('creates an account the first time, and finds it by subject later, even with another address', async () => {
    const first = await logIn(ada);
    expect(first).toMatchObject({
      status: 200,
      data: { user: { email: 'ada@example.com', firstname: 'Ada', authType: 'google' } },
    });
    expect(first.data?.user.emailVerifiedAt).toEqual(expect.any(String));
    const again = await logIn({ ...ada, email: 'moved@example.com' });
    expect(again.data?.user.id).toBe(first.data?.user.id);
    expect(again.data?.user.email).toBe('ada@example.com');
    const other = await logIn({ ...ada, sub: 'another', email: 'another@example.com' });
    expect(other.data?.user.id).not.toBe(first.data?.user.id);
    const token = first.data?.accessToken;
    expect((await site.call(`/users/${first.data?.user.id}`, { token })).status).toBe(200);
  });

  it('gives a new account the language of the page, not that of the issuer', async () => {
    setClaims({ ...ada, sub: 'english', email: 'english@example.com', locale: 'fr' });
    const { data } = await callBack(await visitIssuer(), { locale: 'en' });
    expect(data?.user.preferences.locale).toBe('en');
  });

  it('returns 403 when the user declines at the issuer', async () => {
    const refused = await visitIssuer((back) => {
      back.searchParams.delete('code');
      back.searchParams.set('error', 'access_denied');
    });
    expect(await callBack(refused)).toEqual({ status: 403 });
  });

  it('fails with another state, in another browser, a second time, and after ten minutes', async () => {
    setClaims(ada);
    const tampered = await visitIssuer((back) => back.searchParams.set('state', 'x'.repeat(43)));
    expect(await callBack(tampered)).toEqual({ status: 400 });
    const stolen = await visitIssuer();
    expect(await callBack(new Request(stolen.url))).toEqual({ status: 400 });
    const elsewhere = new Request(stolen.url, { headers: { cookie: `SignIn=${'y'.repeat(43)}` } });
    expect(await callBack(elsewhere)).toEqual({ status: 400 });
    const good = await visitIssuer();
    expect(await callBack(good)).toMatchObject({ status: 200 });
    expect(await callBack(good)).toEqual({ status: 400 });
    const late = await visitIssuer();
    await advanceTime(site.db, 601);
    expect(await callBack(late)).toEqual({ status: 400 });
  });

  it('fails with another nonce, audience or issuer in the token, and with an expired token', async () => {
    for (const claims of [
      { nonce: 'replayed' },
      { aud: 'another-client' },
      { iss: 'https://evil.example' },
      { exp: 1 },
    ]) {
      issuer.service.removeAllListeners();
      expect(await logIn({ ...ada, ...claims })).toEqual({ status: 400 });
    }
    expect(reported).toHaveLength(4);
  });

  it('fails when the code belongs to another attempt (PKCE)', async () => {
    setClaims(ada);
    const mine = await visitIssuer();
    const theirs = await visitIssuer();
    const mixed = new URL(mine.url);
    mixed.searchParams.set('code', new URL(theirs.url).searchParams.get('code') ?? '');
    const request = new Request(mixed, { headers: mine.headers });
    expect(await callBack(request)).toEqual({ status: 400 });
  });
});

describe('an identity whose address belongs to an account', () => {
  const register = async (email: string, verified: boolean) => {
    const { user, accessToken } = await site.register(email);
    if (!verified) return { id: user.id, accessToken };
    const [, id = '', hash = ''] = /verify-email\/([^/]+)\/([^/]+)$/.exec(await site.linkTo(email)) ?? [];
    await verifyEmail(database.db, id, hash);
    return { id: user.id, accessToken };
  };
  const link = async (token: string, given: string, cookie: string) =>
    site.post('/auth/google/link', { token, password: given }, { headers: { cookie } });

  const reports = async (email: string) =>
    (await site.messagesTo(email)).filter(({ subject }) => subject === 'Google a été associé à votre compte').length;

  /** Expects that the owner got one email about the linked identity, and that the security log has one line. */
  async function expectReport(email: string, id: string): Promise<void> {
    site.outgoing.sendDue();
    expect(await reports(email)).toBe(1);
    expect(logged.filter(({ event, userId }) => event === 'identity-link' && userId === id)).toHaveLength(1);
  }

  /** Logs in at the issuer with the address of an account. Returns the callback's result and the browser's cookie. */
  async function askedForPassword(claims: Claims) {
    setClaims(claims);
    const responseHeaders = new Headers();
    const auth = await callBack(await visitIssuer(), { responseHeaders });
    const [cookie = ''] = (responseHeaders.get('set-cookie') ?? '').split(';');
    return { auth, token: auth.link?.token ?? '', cookie };
  }

  it('is linked to an account with a verified address after the password is entered once', async () => {
    const email = 'both@example.com';
    const here = await register(email, true);
    const claims = { ...ada, sub: 'both', email: 'BOTH@example.com' };
    const { auth, token, cookie } = await askedForPassword(claims);
    expect(auth).toEqual({ status: 409, link: { token: expect.stringMatching(/^[\w-]{43}$/) as string, email } });
    expect(logged).toMatchObject([{ event: 'sign-in', outcome: 'refused', reason: 'password_required' }]);
    expect((await link(token, 'Not-the-one-1', cookie)).body.errorCode).toBe('auth/wrong_password');
    expect((await link(token, password, cookie)).body.data).toMatchObject({
      user: { id: here.id, authType: 'email-password' },
    });
    expect((await link(token, password, cookie)).body.errorCode).toBe('auth/invalid_token');
    issuer.service.removeAllListeners();
    expect((await logIn({ ...claims, email: 'moved@example.com' })).data?.user.id).toBe(here.id);
    expect((await site.login(email)).status).toBe(200);
    expect(await reports(email)).toBe(1);
  });

  it('is linked only in the same browser, within ten minutes and with ten tries that strangers cannot use up', async () => {
    const email = 'bound@example.com';
    await register(email, true);
    const { token, cookie } = await askedForPassword({ ...ada, sub: 'bound', email });
    for (const other of ['', `Device=${'y'.repeat(43)}`])
      expect((await link(token, password, other)).body.errorCode).toBe('auth/invalid_token');
    for (let index = 0; index < 20; index++) await site.login(email, `Guess-number-${index}`);
    const tries: number[] = [];
    for (let index = 0; index < 11; index++) tries.push((await link(token, `Guess-number-${index}`, cookie)).status);
    expect(tries).toEqual([...Array<number>(10).fill(403), 429]);
    await advanceTime(site.db, 901);
    expect((await link(token, password, cookie)).body.errorCode).toBe('auth/invalid_token');
  });

  it('is linked at once if the account has no password', async () => {
    const email = 'passwordless@example.com';
    const { id } = await register(email, true);
    await database.db.updateTable('users').set({ password_hash: null }).where('id', '=', id).execute();
    expect((await logIn({ ...ada, sub: 'passwordless', email })).data?.user.id).toBe(id);
    await expectReport(email, id);
  });

  it('takes over an account with an unverified address: earlier sessions, password and emailed links end', async () => {
    const email = 'claim@example.com';
    const claim = await register(email, false);
    await site.requestReset(email);
    const resetLink = await site.linkTo(email, '/reset-password/');
    const there = await logIn({ ...ada, sub: 'claim', email });
    expect(there.data?.user).toMatchObject({
      id: claim.id,
      authType: 'google',
      emailVerifiedAt: expect.any(String) as string,
    });
    await expectReport(email, claim.id);
    expect((await site.login(email)).status).toBe(403);
    expect((await site.call(`/users/${claim.id}`, { token: claim.accessToken })).status).toBe(401);
    expect((await site.resetBy(resetLink)).body.errorCode).toBe('auth/invalid_token');
    expect((await logIn({ ...ada, sub: 'claim', email })).data?.user.id).toBe(claim.id);
  });

  it('is never linked if the issuer has not verified the address', async () => {
    const here = await register('owner@example.com', true);
    for (const verified of [false, undefined, 'true', 1]) {
      issuer.service.removeAllListeners();
      const there = await logIn({
        ...ada,
        sub: `thief-${String(verified)}`,
        email: 'owner@example.com',
        email_verified: verified,
      });
      expect(there.data?.user.id).not.toBe(here.id);
      expect(there.data?.user).toMatchObject({ email: null, emailVerifiedAt: null });
    }
    expect((await site.login('owner@example.com')).body.data).toMatchObject({ user: { id: here.id } });
  });

  it('cannot log in to a disabled account or an admin’s', async () => {
    for (const values of [{ enabled: false }, { is_admin: true }]) {
      issuer.service.removeAllListeners();
      const claims = { ...ada, sub: JSON.stringify(values), email: `${Object.keys(values)[0]}@example.com` };
      const { data } = await logIn(claims);
      await database.db
        .updateTable('users')
        .set(values)
        .where('id', '=', data?.user.id ?? '')
        .execute();
      expect(await callBack(await visitIssuer())).toEqual({ status: 403 });
    }
  });
});
