import { OAuth2Server } from 'oauth2-mock-server';
import { afterAll, describe, expect, it } from 'vitest';
import type { SessionStart } from '@kermesse/api/schemas/account/user';
import { newAddress, registration } from '../../src/testing/account-site.ts';
import { ownersPassword, startProductionSite, strangersPassword, type Visitor } from '../support/production-site.ts';

// Attacks on accounts, as an attacker would carry them out: over HTTP, against a server in a production configuration.
/** A test issuer in place of Google. */
const issuer = new OAuth2Server();
await issuer.issuer.keys.generate('RS256');
await issuer.start(0, '127.0.0.1');
afterAll(() => issuer.stop());
const site = await startProductionSite({
  GOOGLE_CLIENT_ID: 'kermesse',
  GOOGLE_CLIENT_SECRET: 'a-secret',
  OIDC_ISSUER: issuer.issuer.url ?? '',
});

const register = (visitor: Visitor, email: string, password: string) =>
  visitor.post('/auth/register', registration(email, password));
/** Registers an account and returns its first session. */
const accountOf = async (...form: Parameters<typeof register>) =>
  (await register(...form)).body.data as unknown as SessionStart;
const logIn = (visitor: Visitor, email: string, password: string) => visitor.post('/auth/login', { email, password });

/** Requests a link by email and chooses a password with it, as the reader of the mailbox. */
async function resetPassword(visitor: Visitor, email: string, password: string) {
  await visitor.post('/auth/send-password-link', { email });
  return choosePassword(visitor, email, password);
}

/** Chooses a password with the emailed link, which an undone change of address sends too. */
async function choosePassword(visitor: Visitor, email: string, password: string) {
  const token = new URL(await site.emailedLink(email, '/reset-password/')).pathname.split('/').at(-1);
  return visitor.post('/auth/reset-password', { email, token, password, passwordConfirmation: password });
}

/** Logs in at the issuer as the owner of an address. Returns the session in the callback page. */
async function logInWithGoogle(visitor: Visitor, email: string) {
  // The issuer signs two tokens; one of them identifies the user.
  issuer.service.removeAllListeners();
  issuer.service.on('beforeTokenSigning', (token: { payload: Record<string, unknown> }) => {
    Object.assign(token.payload, { sub: email, email, email_verified: true, given_name: 'Ada', family_name: 'Kpodar' });
  });
  const away = await visitor.page('/auth/google/redirect');
  const there = await fetch(away.headers.get('location') ?? '', { redirect: 'manual' });
  const page = await visitor.page(there.headers.get('location') ?? '');
  const html = await page.text();
  return { accessToken: /"accessToken":"([^"]+)"/.exec(html)?.[1], html };
}

/** Follows an emailed link with all methods of mail scanners and link previews. */
async function scan(scanner: Visitor, link: string): Promise<void> {
  for (const method of ['HEAD', 'GET', 'HEAD', 'GET', 'OPTIONS', 'PUT'])
    await (await scanner.page(link, { method })).body?.cancel();
  await (
    await scanner.page(link, { headers: { 'sec-purpose': 'prefetch;prerender', purpose: 'prefetch' } })
  ).body?.cancel();
}
const propsOf = (visitor: Visitor, link: string) => {
  const path = new URL(link).pathname.replace(/^\/(fr|en)/, '');
  return visitor.get(`/page-props?path=${encodeURIComponent(path)}&locale=fr`);
};

describe('an attacker registers another’s address', () => {
  it('and the owner resets the password: only the owner has the account', async () => {
    const [stranger, owner] = [site.visitor(), site.visitor()];
    const email = newAddress();
    const { accessToken, user } = await accountOf(stranger, email, strangersPassword);
    expect((await resetPassword(owner, email, ownersPassword)).status).toBe(200);
    expect((await stranger.get(`/users/${user.id}`, accessToken)).status).toBe(401);
    expect((await logIn(stranger, email, strangersPassword)).status).toBe(403);
    const { data } = (await logIn(owner, email, ownersPassword)).body;
    expect(data?.['user']).toMatchObject({ id: user.id, emailVerifiedAt: expect.any(String) as string });
  });

  it('and a mail scanner follows the link: page, HEAD and page props verify nothing', async () => {
    const [stranger, scanner] = [site.visitor(), site.visitor()];
    const email = newAddress();
    const { accessToken, user } = await accountOf(stranger, email, strangersPassword);
    const link = await site.emailedLink(email, '/verify-email/');
    await scan(scanner, link);
    const props = await propsOf(scanner, link);
    expect(props.body['screenProps']).toMatchObject({ result: 'ready', email: `p…@example.com` });
    expect(JSON.stringify(props.body)).not.toContain(email);
    const now = await stranger.get(`/users/${user.id}`, accessToken);
    expect(now.body.data).toMatchObject({ email, emailVerifiedAt: null });
  });

  it('and a mail scanner follows the link, then the owner logs in with Google: the attacker’s sessions and password are revoked', async () => {
    const [stranger, scanner, owner] = [site.visitor(), site.visitor(), site.visitor()];
    const email = newAddress();
    const { accessToken, user } = await accountOf(stranger, email, strangersPassword);
    const link = await site.emailedLink(email, '/verify-email/');
    await scan(scanner, link);
    expect((await propsOf(scanner, link)).body['screenProps']).toMatchObject({ result: 'ready' });
    const google = await logInWithGoogle(owner, email);
    expect(google.accessToken, google.html).toEqual(expect.any(String));
    expect((await stranger.get(`/users/${user.id}`, accessToken)).status).toBe(401);
    expect((await logIn(stranger, email, strangersPassword)).status).toBe(403);
    expect((await owner.get(`/users/${user.id}`, google.accessToken)).body.data).toMatchObject({
      id: user.id,
      email,
      authType: 'google',
    });
  });

  it('and the owner registers, too: the second registration is rejected, and a reset gives the account to the owner', async () => {
    const [stranger, owner] = [site.visitor(), site.visitor()];
    const email = newAddress();
    await register(stranger, email, strangersPassword);
    const refused = await register(owner, email, ownersPassword);
    expect([refused.status, refused.body.errorCode]).toEqual([409, 'auth/email_already_used']);
    expect((await logIn(owner, email, ownersPassword)).status).toBe(403);
    expect((await resetPassword(owner, email, ownersPassword)).status).toBe(200);
    expect((await logIn(stranger, email, strangersPassword)).status).toBe(403);
  });
});

describe('an account owner', () => {
  const owners: Record<string, boolean> = { 'who never verified the address': false, 'who verified the address': true };

  it.each(Object.entries(owners))(
    '%s loses nothing when an attacker registers, requests resets and guesses tokens',
    async (_, verified) => {
      const [owner, stranger] = [site.visitor(), site.visitor()];
      const email = newAddress();
      const { accessToken, user } = await accountOf(owner, email, ownersPassword);
      const link = await site.emailedLink(email, '/verify-email/');
      if (verified) expect((await owner.page(link, { method: 'POST' })).status).toBe(200);
      const before = (await owner.get(`/users/${user.id}`, accessToken)).body.data;
      expect(before).toMatchObject({ email, emailVerifiedAt: verified ? (expect.any(String) as string) : null });
      for (let index = 0; index < 40; index++) {
        const refused = await register(
          stranger,
          index % 2 === 0 ? email : email.toUpperCase(),
          `${strangersPassword}-${index}`,
        );
        // 403: a proof of work is required first.
        expect([403, 409, 429]).toContain(refused.status);
        await stranger.post('/auth/send-password-link', { email });
        await stranger.post('/auth/verify-email', { id: user.id, hash: `guess-${index}` });
        await stranger.post('/auth/reset-password', {
          email,
          token: `guess-${index}`,
          password: strangersPassword,
          passwordConfirmation: strangersPassword,
        });
      }
      expect((await owner.get(`/users/${user.id}`, accessToken)).body.data).toEqual(before);
      expect((await logIn(owner, email, ownersPassword)).body.data?.['user']).toMatchObject({ id: user.id });
    },
  );
});

describe('a thief of an account', () => {
  it('moves the address, moves it again and undoes that: the owner’s link still restores the first address', async () => {
    const [owner, thief] = [site.visitor(), site.visitor()];
    const [email, wanted] = [newAddress(), newAddress()];
    const { accessToken: token, user } = await accountOf(owner, email, ownersPassword);
    await owner.page(await site.emailedLink(email, '/verify-email/'), { method: 'POST' });
    const undo = async (visitor: Visitor, link: string) =>
      (await visitor.post('/auth/undo-email', { token: link.split('/').at(-1) })).status;
    expect((await thief.post('/auth/edit-email', { email: wanted }, { token })).status).toBe(200);
    const ownersLink = await site.emailedLink(email, '/undo-email/');
    await thief.page(await site.emailedLink(wanted, '/verify-email/'), { method: 'POST' });
    expect((await thief.post('/auth/edit-email', { email: newAddress() }, { token })).status).toBe(200);
    const thiefsLink = await site.emailedLink(wanted, '/undo-email/');
    expect(await undo(thief, thiefsLink)).toBe(200);
    expect((await choosePassword(thief, wanted, strangersPassword)).status).toBe(200);
    expect(await undo(owner, ownersLink)).toBe(200);
    expect(await undo(thief, thiefsLink)).toBe(400);
    expect((await logIn(thief, wanted, strangersPassword)).status).toBe(403);
    expect((await choosePassword(owner, email, ownersPassword)).status).toBe(200);
    expect((await logIn(owner, email, ownersPassword)).body.data?.['user']).toMatchObject({ id: user.id, email });
  });
});
