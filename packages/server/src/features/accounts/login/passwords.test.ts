import { describe, expect, it } from 'vitest';
import { password, sessionIn } from '../../../testing/account-site.ts';
import { advanceTime } from '../../../testing/advance-time.ts';
import { sharedAccountSite } from '../../../testing/shared-account-site.ts';

const { database, site } = await sharedAccountSite();
let count = 0;
const address = () => `person-${(count += 1)}@example.com`;
const other = 'Batik-et-balafons-8';

const readStatus = async (token: string, id: string) => (await site.call(`/users/${id}`, { token })).status;

describe('signing in', () => {
  it('gets the same response for an unknown address and a wrong password', async () => {
    const email = address();
    await site.register(email);
    const [wrong, unknown] = [await site.login(email, other), await site.login(address(), other)];
    expect(unknown).toEqual({ ...wrong, headers: expect.any(Headers) as Headers });
    expect([...unknown.headers]).toEqual([...wrong.headers]);
    expect(wrong).toMatchObject({ status: 403, body: { errorCode: 'auth/wrong_password' } });
  });

  it('reveals that an account is disabled or an admin’s only after the right password', async () => {
    const [disabled, admin] = [await site.register(address()), await site.register(address())];
    const set = (id: string, values: object) =>
      database.db.updateTable('users').set(values).where('id', '=', id).execute();
    await set(disabled.user.id, { enabled: false });
    await set(admin.user.id, { is_admin: true });
    expect((await site.login(disabled.user.email ?? '', other)).body.errorCode).toBe('auth/wrong_password');
    expect((await site.login(disabled.user.email ?? '')).body.errorCode).toBe('auth/user_disabled');
    expect(await readStatus(disabled.accessToken, disabled.user.id)).toBe(401);
    expect((await site.login(admin.user.email ?? '', other)).body.errorCode).toBe('auth/wrong_password');
    expect((await site.login(admin.user.email ?? '')).body.errorCode).toBe('auth/login_failed');
  });
});

describe('a forgotten password', () => {
  it('can be reset once by a mailed link, which ends the old password and sessions', async () => {
    const email = address();
    const { user, accessToken } = await site.register(email);
    expect((await site.post('/auth/send-password-link', { email })).body).toEqual({});
    const link = await site.linkTo(email);
    expect(new URL(link).pathname).toMatch(/^\/fr\/reset-password\/[\w-]{43}$/);
    expect(new URL(link).searchParams.get('email')).toBe(email);
    const responses = await Promise.all(Array.from({ length: 10 }, async () => site.resetBy(link, other)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ body }) => body.errorCode === 'auth/invalid_token')).toHaveLength(9);
    expect(await readStatus(accessToken, user.id)).toBe(401);
    expect((await site.login(email)).body.errorCode).toBe('auth/wrong_password');
    expect(sessionIn(await site.login(email, other)).user.emailVerifiedAt).not.toBeNull();
    expect((await site.messagesTo(email))[0]?.subject).toBe('Votre mot de passe a été changé');
  });

  it('removes linked identities on a reset if the address was never verified', async () => {
    const email = address();
    const { user } = await site.register(email);
    await database.db
      .insertInto('federated_identities')
      .values({ issuer: 'https://issuer.example', subject: email, user_id: user.id })
      .execute();
    await site.post('/auth/send-password-link', { email });
    expect((await site.resetBy(await site.linkTo(email), other)).status).toBe(200);
    expect(
      await database.db.selectFrom('federated_identities').selectAll().where('user_id', '=', user.id).execute(),
    ).toEqual([]);
    expect(sessionIn(await site.login(email, other)).user).toMatchObject({
      id: user.id,
      emailVerifiedAt: expect.any(String) as string,
    });
  });

  it('cannot be reset after an hour or for another address', async () => {
    const [email, another] = [address(), address()];
    await site.register(email);
    await site.register(another);
    await site.post('/auth/send-password-link', { email });
    const link = await site.linkTo(email);
    const swapped = link.replace(encodeURIComponent(email), encodeURIComponent(another));
    expect((await site.resetBy(swapped, other)).body.errorCode).toBe('auth/invalid_token');
    await advanceTime(site.db, 3601);
    expect((await site.resetBy(link, other)).body.errorCode).toBe('auth/invalid_token');
    expect((await site.login(email)).status).toBe(200);
  });

  it('sends no mail to an address without account, with the same response', async () => {
    const email = address();
    const response = await site.post('/auth/send-password-link', { email });
    expect([response.status, response.body]).toEqual([200, {}]);
    expect(await site.messagesTo(email)).toEqual([]);
  });
});

describe('the password of a signed-in user', () => {
  it('can be changed with the old one, which ends all other sessions', async () => {
    const email = address();
    const { user, accessToken: token } = await site.register(email);
    const elsewhere = sessionIn(await site.login(email)).accessToken;
    const change = (currentPassword: string, newPassword = other) =>
      site.post(
        '/auth/edit-password',
        { currentPassword, newPassword, newPasswordConfirmation: newPassword },
        { token },
      );
    expect((await change('Not-the-one-1')).body.errorCode).toBe('auth/wrong_password');
    expect((await change(password, 'TrustNo1')).body.errorCode).toBe('form/invalid_data');
    expect((await change(password)).body).toEqual({});
    expect(await readStatus(elsewhere, user.id)).toBe(401);
    expect(await readStatus(token, user.id)).toBe(200);
    expect((await site.login(email)).status).toBe(403);
    expect((await site.login(email, other)).status).toBe(200);
    expect((await site.messagesTo(email))[0]?.subject).toBe('Votre mot de passe a été changé');
  });
});
