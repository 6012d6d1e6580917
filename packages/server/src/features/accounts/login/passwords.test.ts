import { describe, expect, it } from 'vitest';
import { sessionIn } from '../../../testing/account-site.ts';
import { sharedAccountSite } from '../../../testing/shared-account-site.ts';

const { database, site } = await sharedAccountSite();
let count = 0;
const address = () => `person-${(count += 1)}@example.com`;
const other = 'Batik-et-balafons-8';

const readStatus = async (token: string, id: string) => (await site.call(`/users/${id}`, { token })).status;

describe('a forgotten password', () => {
  it('can be reset once by an emailed link, which ends the old password and sessions', async () => {
    const email = address();
    const { user, accessToken } = await site.register(email);
    expect((await site.post('/auth/send-password-link', { email })).body).toEqual({});
    const link = await site.linkTo(email);
    expect(new URL(link).pathname).toMatch(/^\/fr\/reset-password\/[\w-]{43}$/);
    expect(new URL(link).searchParams.get('email')).toBe(email);
    const responses = await Promise.all(Array.from({ length: 10 }, async () => site.resetBy(link, other)));
    // A repeated request gets the same response: the first one may have been lost.
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(10);
    expect((await site.resetBy(link, `${other}-b`)).body.errorCode).toBe('auth/invalid_token');
    expect(await readStatus(accessToken, user.id)).toBe(401);
    expect((await site.login(email)).body.errorCode).toBe('auth/wrong_password');
    expect(sessionIn(await site.login(email, other)).user.emailVerifiedAt).not.toBeNull();
    const subjects = (await site.messagesTo(email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === 'Votre mot de passe a été changé')).toHaveLength(1);
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
});
