import { describe, expect, it } from 'vitest';
import { newAddress, otherPassword, sessionIn } from '../../../testing/account-site.ts';
import { sharedAccountSite } from '../../../testing/shared-account-site.ts';

const { site } = await sharedAccountSite();

describe('a forgotten password', () => {
  it('can be reset once by an emailed link, which ends the old password and sessions', async () => {
    const email = newAddress();
    const { user, accessToken } = await site.register(email);
    expect((await site.requestReset(email)).body).toEqual({});
    const link = await site.linkTo(email);
    expect(new URL(link).pathname).toMatch(/^\/fr\/reset-password\/[\w-]{43}$/);
    expect(new URL(link).searchParams.get('email')).toBe(email);
    const responses = await Promise.all(Array.from({ length: 10 }, async () => site.resetBy(link)));
    // A repeated request gets the same response: the first one may have been lost.
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(10);
    expect((await site.resetBy(link, `${otherPassword}-b`)).body.errorCode).toBe('auth/invalid_token');
    expect((await site.userOf(accessToken, user.id)).status).toBe(401);
    expect((await site.login(email)).body.errorCode).toBe('auth/wrong_password');
    expect(sessionIn(await site.login(email, otherPassword)).user.emailVerifiedAt).not.toBeNull();
    const subjects = (await site.messagesTo(email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === 'Votre mot de passe a été changé')).toHaveLength(1);
  });
});
