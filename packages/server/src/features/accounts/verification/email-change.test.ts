import { describe, expect, it } from 'vitest';
import { sessionIn } from '../../../testing/account-site.ts';
import { emailChange, newAddress, otherPassword } from '../../../testing/email-change.ts';
import { sharedAccountSite } from '../../../testing/shared-account-site.ts';

const { site } = await sharedAccountSite();
const { logIn, userOf, edit, setPassword, linkTo, confirm, resetPassword, owner } = emailChange(() => site);
const subjects = async (to: string) => (await site.messagesTo(to)).map(({ subject }) => subject);

describe('another address', () => {
  it('takes effect once it is confirmed; both addresses are notified before and after', async () => {
    const { email, id, token } = await owner();
    const wanted = newAddress();
    expect((await edit(token, wanted)).body).toEqual({});
    expect(await subjects(email)).toEqual(['Votre adresse e-mail va changer', 'Confirmez votre adresse e-mail']);
    expect((await site.messagesTo(email))[0]?.text).toContain(wanted);
    expect((await userOf(token, id)).body.data).toMatchObject({ email });
    expect((await logIn(wanted)).status).toBe(403);
    expect(await confirm(await linkTo(wanted, '/verify-email/'))).toBe('changed');
    expect((await userOf(token, id)).body.data).toMatchObject({
      email: wanted,
      emailVerifiedAt: expect.any(String) as string,
    });
    expect((await logIn(wanted)).status).toBe(200);
    expect((await logIn(email)).status).toBe(403);
    expect(await subjects(email)).toContain('Votre adresse e-mail a changé');
    expect(await subjects(wanted)).toContain('Votre adresse e-mail a changé');
    expect(await confirm(await linkTo(wanted, '/verify-email/'))).toBe('already');
  });

  it('asked for twice is the one asked for last', async () => {
    const { token } = await owner();
    const [first, second] = [newAddress(), newAddress()];
    await edit(token, first);
    const link = await linkTo(first, '/verify-email/');
    await edit(token, second);
    expect(await confirm(link)).toBe('invalid');
    expect(await confirm(await linkTo(second, '/verify-email/'))).toBe('changed');
  });

  it('asked for by a button that is pressed twice is confirmed by the one link that was mailed', async () => {
    const { token } = await owner();
    const wanted = newAddress();
    await edit(token, wanted);
    const link = await linkTo(wanted, '/verify-email/');
    await edit(token, wanted);
    expect(await site.messagesTo(wanted)).toHaveLength(1);
    expect(await confirm(link)).toBe('changed');
  });

  it('of an account whose address was never verified gives its reader a link to set a password, and none to the account afterwards', async () => {
    const email = newAddress();
    const { user, accessToken: token } = await site.register(email);
    const wanted = newAddress();
    await edit(token, wanted);
    const [notice] = await site.messagesTo(email);
    expect(notice?.subject).toBe('Votre adresse e-mail va changer');
    expect(notice?.text).toContain(wanted);
    expect(notice?.links.map((link) => new URL(link).pathname)).toEqual(['/fr/reset-password']);
    const before = (await site.messagesTo(email)).length;
    expect(await confirm(await linkTo(wanted, '/verify-email/'))).toBe('changed');
    expect(await site.messagesTo(email), 'an address that was a typing error hears no more').toHaveLength(before);
    expect(await linkTo(email, '/undo-email/')).toBe('');
    const { user: reader } = await site.register(email);
    expect(reader.id).not.toBe(user.id);
    expect((await userOf(token, user.id)).body.data).toMatchObject({ email: wanted });
  });

  it('of an account whose address was never verified is cancelled by a password that its reader sets', async () => {
    const email = newAddress();
    const { user, accessToken: token } = await site.register(email);
    const wanted = newAddress();
    await edit(token, wanted);
    const link = await linkTo(wanted, '/verify-email/');
    await resetPassword(email);
    expect(await confirm(link)).toBe('invalid');
    expect((await userOf(token, user.id)).status).toBe(401);
    expect(sessionIn(await logIn(email, otherPassword)).user).toMatchObject({ id: user.id, email });
  });

  it('is cancelled by another password, changed or reset', async () => {
    for (const way of ['change', 'reset'] as const) {
      const { email, token } = await owner();
      const wanted = newAddress();
      await edit(token, wanted);
      const link = await linkTo(wanted, '/verify-email/');
      if (way === 'change') {
        await setPassword(token);
      } else {
        await resetPassword(email);
      }
      expect([way, await confirm(link)]).toEqual([way, 'invalid']);
      expect((await logIn(email, otherPassword)).status).toBe(200);
    }
  });

  it('is not mailed any more when it was cancelled before the mail was written', async () => {
    const { token } = await owner();
    const wanted = newAddress();
    await edit(token, wanted);
    await setPassword(token);
    const links = await site.messagesTo(wanted);
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
