import { OAuth2Server } from 'oauth2-mock-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeFolders } from '../support/folders.ts';
import {
  ownersPassword,
  startProductionSite,
  strangersPassword,
  type ProductionSite,
  type Visitor,
} from '../support/production-site.ts';

// Attacks on accounts, each as its attacker would do it: over HTTP, against a server in a production configuration.
let site: ProductionSite;
/** A test issuer in place of Google. */
let issuer: OAuth2Server;
beforeAll(async () => {
  issuer = new OAuth2Server();
  await issuer.issuer.keys.generate('RS256');
  await issuer.start(0, '127.0.0.1');
  site = await startProductionSite({
    GOOGLE_CLIENT_ID: 'kermesse',
    GOOGLE_CLIENT_SECRET: 'a-secret',
    OIDC_ISSUER: issuer.issuer.url ?? '',
  });
}, 120_000);
afterAll(async () => {
  await site?.stop();
  await issuer?.stop();
  removeFolders();
});

let people = 0;
/** An address that nobody has yet. */
const newAddress = () => `person-${(people += 1)}@example.com`;

const registers = (visitor: Visitor, email: string, password: string) =>
  visitor.post('/auth/register', {
    firstname: 'Afi',
    lastname: 'Mensah',
    email,
    password,
    passwordConfirmation: password,
  });
const logsIn = (visitor: Visitor, email: string, password: string) => visitor.post('/auth/login', { email, password });

/** Sets a password by the link that a mail brings, as somebody who reads the mailbox does. */
async function resetsPassword(visitor: Visitor, email: string, password: string) {
  await visitor.post('/auth/send-password-link', { email });
  const token = new URL(await site.mailedLink(email, '/reset-password/')).pathname.split('/').at(-1);
  return visitor.post('/auth/reset-password', { email, token, password, passwordConfirmation: password });
}

/** Signs in at the issuer as the owner of an address, and gives the session that the callback's page brings. */
async function signsInWithGoogle(visitor: Visitor, email: string) {
  // It signs two tokens, of which one says who signed in.
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

/** Follows a mailed link in all the ways of mail scanners and previews. */
async function scans(scanner: Visitor, link: string): Promise<void> {
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

describe('somebody registers another’s address', () => {
  it('and the owner resets the password: the account is the owner’s alone', async () => {
    const [stranger, owner] = [site.visitor(), site.visitor()];
    const email = newAddress();
    const registered = await registers(stranger, email, strangersPassword);
    const { accessToken, user } = registered.body.data as { accessToken: string; user: { id: string } };
    expect((await resetsPassword(owner, email, ownersPassword)).status).toBe(200);
    expect((await stranger.get(`/users/${user.id}`, accessToken)).status).toBe(401);
    expect((await logsIn(stranger, email, strangersPassword)).status).toBe(403);
    const { data } = (await logsIn(owner, email, ownersPassword)).body;
    expect(data?.['user']).toMatchObject({ id: user.id, emailVerifiedAt: expect.any(String) as string });
  });

  it('and a mail scanner follows the link: nothing is verified, by page, by HEAD or by page props', async () => {
    const [stranger, scanner] = [site.visitor(), site.visitor()];
    const email = newAddress();
    const { accessToken, user } = (await registers(stranger, email, strangersPassword)).body.data as {
      accessToken: string;
      user: { id: string };
    };
    const link = await site.mailedLink(email, '/verify-email/');
    await scans(scanner, link);
    const props = await propsOf(scanner, link);
    expect(props.body['screenProps']).toMatchObject({ result: 'ready', email: `p…@example.com` });
    expect(JSON.stringify(props.body)).not.toContain(email);
    const now = await stranger.get(`/users/${user.id}`, accessToken);
    expect(now.body.data).toMatchObject({ email, emailVerifiedAt: null });
  });

  it('and a mail scanner follows the link, then the owner signs in with Google: sessions and password of the stranger end', async () => {
    const [stranger, scanner, owner] = [site.visitor(), site.visitor(), site.visitor()];
    const email = newAddress();
    const { accessToken, user } = (await registers(stranger, email, strangersPassword)).body.data as {
      accessToken: string;
      user: { id: string };
    };
    const link = await site.mailedLink(email, '/verify-email/');
    await scans(scanner, link);
    expect((await propsOf(scanner, link)).body['screenProps']).toMatchObject({ result: 'ready' });
    const google = await signsInWithGoogle(owner, email);
    expect(google.accessToken, google.html).toEqual(expect.any(String));
    expect((await stranger.get(`/users/${user.id}`, accessToken)).status).toBe(401);
    expect((await logsIn(stranger, email, strangersPassword)).status).toBe(403);
    expect((await owner.get(`/users/${user.id}`, google.accessToken)).body.data).toMatchObject({
      id: user.id,
      email,
      authType: 'google',
    });
  });

  it('and the owner registers, too: refused by code, one account, and a reset makes it theirs', async () => {
    const [stranger, owner] = [site.visitor(), site.visitor()];
    const email = newAddress();
    await registers(stranger, email, strangersPassword);
    const refused = await registers(owner, email, ownersPassword);
    expect([refused.status, refused.body.errorCode]).toEqual([409, 'auth/email_already_used']);
    expect((await logsIn(owner, email, ownersPassword)).status).toBe(403);
    expect((await resetsPassword(owner, email, ownersPassword)).status).toBe(200);
    expect((await logsIn(stranger, email, strangersPassword)).status).toBe(403);
  });
});

describe('somebody whose account exists, verified or not,', () => {
  const owners: Record<string, boolean> = { 'who never verified the address': false, 'who verified it': true };

  it.each(Object.entries(owners))(
    '%s, loses nothing by a stranger who registers, resets and floods',
    async (_, verified) => {
      const [owner, stranger] = [site.visitor(), site.visitor()];
      const email = newAddress();
      const { accessToken, user } = (await registers(owner, email, ownersPassword)).body.data as {
        accessToken: string;
        user: { id: string };
      };
      const link = await site.mailedLink(email, '/verify-email/');
      if (verified) expect((await owner.page(link, { method: 'POST' })).status).toBe(200);
      const before = (await owner.get(`/users/${user.id}`, accessToken)).body.data;
      expect(before).toMatchObject({ email, emailVerifiedAt: verified ? (expect.any(String) as string) : null });
      for (let index = 0; index < 40; index++) {
        const refused = await registers(
          stranger,
          index % 2 === 0 ? email : email.toUpperCase(),
          `${strangersPassword}-${index}`,
        );
        // 403: a proof of work is asked for first.
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
      expect((await logsIn(owner, email, ownersPassword)).body.data?.['user']).toMatchObject({ id: user.id });
    },
  );
});
