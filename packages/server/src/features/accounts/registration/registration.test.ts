import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newAddress, otherPassword, password, registration, sessionIn } from '../../../testing/account-site.ts';
import { advanceTime } from '../../../testing/advance-time.ts';
import { passkeysOf } from '../passkeys/passkeys.ts';
import { passwordCost } from '../passwords/passwords.ts';
import { sharedAccountSite } from '../../../testing/shared-account-site.ts';

const { database, site } = await sharedAccountSite();
const readStatus = async (token: string, id: string) => (await site.userOf(token, id)).status;

describe('registering', () => {
  it('emails a link to the site, which is invalid if it is changed', async () => {
    const email = newAddress();
    await site.register(email);
    const link = await site.linkTo(email);
    expect(link).toMatch(/^http:\/\/localhost\/fr\/verify-email\//);
    expect(await site.confirm(`${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`)).toBe('invalid');
  });

  it('hashes long passwords in full', async () => {
    const long = `${'gâteau du dimanche '.repeat(6)}7`;
    const email = newAddress();
    await site.register(email, { password: long, passwordConfirmation: long });
    expect((await site.login(email, long)).status).toBe(200);
    expect((await site.login(email, long.normalize('NFD'))).status).toBe(200);
    expect((await site.login(email, long.slice(0, 72))).status).toBe(403);
    const { password_hash: hash } = await database.db
      .selectFrom('users')
      .select('password_hash')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(hash).toMatch(/^\$argon2id\$/);
    // Tests use a cheaper hash, so check the server's cost separately.
    expect(passwordCost).toMatchObject({ memoryCost: 19_456, timeCost: 2 });
  });

  it('repeats its response for ten minutes, to the same password and a long key only', async () => {
    const form = registration(newAddress());
    const send = (more: object = {}, key = 'key-of-another-browsers-form') =>
      site.post('/auth/register', { ...form, ...more }, { headers: { 'idempotency-key': key } });
    const first = sessionIn(await send());
    expect(sessionIn(await send()).accessToken).toBe(first.accessToken);
    const others = [
      await send({ password: otherPassword, passwordConfirmation: otherPassword }),
      await send({}, 'short'),
    ];
    expect(others.map(({ body }) => body.errorCode)).toEqual(others.map(() => 'auth/email_already_used'));
    await advanceTime(site.db, 601);
    expect((await send()).body.errorCode).toBe('auth/email_already_used');
  });

  it('does not repeat its response after its session was ended from another device', async () => {
    const email = newAddress();
    const form = registration(email);
    const send = () =>
      site.post('/auth/register', form, { headers: { 'idempotency-key': 'key-of-a-form-whose-session-ended' } });
    expect((await send()).status).toBe(200);
    const { accessToken: elsewhere } = sessionIn(await site.login(email));
    await site.call('/user-sessions', { method: 'DELETE', token: elsewhere });
    expect((await send()).body.errorCode).toBe('auth/email_already_used');
  });
});

it('verifying the address keeps a link to reset the password that was emailed to it', async () => {
  const { email } = await site.member();
  const link = await site.linkTo(email);
  await site.requestReset(email);
  const resetLink = await site.linkTo(email);
  expect(await site.confirm(link)).toBe('verified');
  expect((await site.resetBy(resetLink)).status).toBe(200);
});

it('a link to verify the address says after a password reset that the address is verified', async () => {
  const { email } = await site.member();
  const link = await site.linkTo(email);
  await site.resetPassword(email);
  expect(await site.confirm(link)).toBe('already');
});

describe('an address that belongs to an account', () => {
  const userIds = () => database.db.selectFrom('users').select('id').orderBy('id').execute();

  it('is rejected in other registrations, verified or not, and its account stays unchanged', async () => {
    for (const verified of [false, true]) {
      const email = newAddress();
      const owner = await site.register(email);
      const link = await site.linkTo(email);
      if (verified) expect(await site.confirm(link)).toBe('verified');
      const before = await database.db.selectFrom('users').selectAll().where('id', '=', owner.user.id).execute();
      const idsBefore = await userIds();
      const stranger = await site.post('/auth/register', registration(email.toUpperCase(), otherPassword));
      expect([stranger.status, stranger.body.errorCode]).toEqual([409, 'auth/email_already_used']);
      expect(stranger.headers.get('set-cookie')).toBeNull();
      expect(await database.db.selectFrom('users').selectAll().where('email', '=', email).execute()).toEqual(before);
      expect(await userIds(), 'no second account').toEqual(idsBefore);
      expect(await site.messagesTo(email)).toHaveLength(1);
      expect(await readStatus(owner.accessToken, owner.user.id)).toBe(200);
      expect((await site.login(email, otherPassword)).body.errorCode).toBe('auth/wrong_password');
      if (!verified) expect(await site.confirm(link)).toBe('verified');
    }
  });

  it('returns to its owner by a password reset if a stranger registered it, and all other access is revoked', async () => {
    const email = newAddress();
    const stranger = await site.register(email);
    const strangersLink = await site.linkTo(email);
    await site.linkIdentity(stranger.user.id, email);
    await site.edit(stranger.accessToken, `strangers-${email}`, { currentPassword: password });
    const changeLink = await site.linkTo(`strangers-${email}`);
    expect((await site.resetPassword(email)).status).toBe(200);
    const owner = sessionIn(await site.login(email, otherPassword));
    expect(owner.user).toMatchObject({ id: stranger.user.id, email, emailVerifiedAt: expect.any(String) as string });
    expect((await site.login(email)).body.errorCode).toBe('auth/wrong_password');
    expect(await readStatus(stranger.accessToken, stranger.user.id)).toBe(401);
    expect([await site.confirm(changeLink), await site.confirm(strangersLink)]).toEqual(['invalid', 'invalid']);
    expect(await site.identitiesOf(owner.user.id)).toEqual([]);
    const devices = await database.db.selectFrom('devices').selectAll().where('user_id', '=', owner.user.id).execute();
    expect(devices).toHaveLength(1);
  });

  it('loses passkeys by a password reset that were added before it was verified, and keeps the others', async () => {
    const { email, id } = await site.member();
    const add = (name: string) =>
      database.db
        .insertInto('passkeys')
        .values({
          id: randomUUID(),
          user_id: id,
          credential_id: `${name} of ${email}`,
          public_key: '',
          counter: 0,
          transports: '',
          synced: false,
          name,
        })
        .execute();
    await add('Stranger');
    await site.confirm(await site.linkTo(email));
    await add('Owner');
    await site.resetPassword(email);
    expect((await passkeysOf(database.db, id)).map(({ name }) => name)).toEqual(['Owner']);
  });

  it('loses the identities linked before its address was verified when its owner sets a password', async () => {
    const { email, id } = await site.member();
    await site.linkIdentity(id, `stranger of ${email}`);
    await site.confirm(await site.linkTo(email));
    await site.linkIdentity(id, `owner of ${email}`);
    await site.resetPassword(email);
    expect(await site.identitiesOf(id)).toEqual([`owner of ${email}`]);
  });

  it('keeps its linked identities after a password reset if it is verified', async () => {
    const { email, id } = await site.member();
    await site.confirm(await site.linkTo(email));
    await site.linkIdentity(id, email);
    await site.resetPassword(email);
    expect(await site.identitiesOf(id)).toHaveLength(1);
  });
});
