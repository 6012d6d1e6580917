import { describe, expect, it } from 'vitest';
import { newAddress, otherPassword, sessionIn } from '../../../testing/account-site.ts';
import { advanceTime } from '../../../testing/advance-time.ts';
import { sharedAccountSite } from '../../../testing/shared-account-site.ts';

const { database, site } = await sharedAccountSite();
const { login, userOf, edit, setPassword, linkTo, confirm, resetPassword, owner } = site;
const subjects = async (to: string) => (await site.messagesTo(to)).map(({ subject }) => subject);

describe('a change of the email address', () => {
  it('takes effect once it is confirmed, and notifies both addresses before and after', async () => {
    const { email, id, token } = await owner();
    const wanted = newAddress();
    expect((await edit(token, wanted)).body).toEqual({});
    expect(await subjects(email)).toEqual(['Votre adresse e-mail va changer', 'Confirmez votre adresse e-mail']);
    expect((await site.messagesTo(email))[0]?.text).toContain(wanted);
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

  it('is replaced by a later request for another address', async () => {
    const { token } = await owner();
    const [first, second] = [newAddress(), newAddress()];
    await edit(token, first);
    const link = await linkTo(first, '/verify-email/');
    await edit(token, second);
    expect(await confirm(link)).toBe('invalid');
    expect(await confirm(await linkTo(second, '/verify-email/'))).toBe('changed');
  });

  it('sends one email for a repeated request, and its link stays valid', async () => {
    const { token } = await owner();
    const wanted = newAddress();
    await edit(token, wanted);
    const link = await linkTo(wanted, '/verify-email/');
    await edit(token, wanted);
    expect(await site.messagesTo(wanted)).toHaveLength(1);
    expect(await confirm(link)).toBe('changed');
  });

  it('sends the link again when an address is requested, replaced, and requested again at once', async () => {
    const { token } = await owner();
    const [wanted, other] = [newAddress(), newAddress()];
    for (const email of [wanted, other, wanted]) {
      await edit(token, email);
      await site.background.idle();
    }
    expect(await confirm(await linkTo(wanted, '/verify-email/'))).toBe('changed');
  });

  it('sends an address that was never verified a link to set a password, without an undo link and the new address', async () => {
    const email = newAddress();
    const { user, accessToken: token } = await site.register(email);
    const wanted = newAddress();
    await edit(token, wanted);
    const [notice] = await site.messagesTo(email);
    expect(notice?.subject).toBe('Votre adresse e-mail va changer');
    // A stranger may have entered both addresses, and could write a web address into the new one.
    expect(notice?.text).not.toContain(wanted);
    expect(notice?.links.map((link) => new URL(link).pathname)).toEqual(['/fr/reset-password']);
    const before = (await site.messagesTo(email)).length;
    expect(await confirm(await linkTo(wanted, '/verify-email/'))).toBe('changed');
    expect(await site.messagesTo(email), 'a mistyped address gets no more emails').toHaveLength(before);
    expect(await linkTo(email, '/undo-email/')).toBe('');
    const { user: reader } = await site.register(email);
    expect(reader.id).not.toBe(user.id);
    expect((await userOf(token, user.id)).body.data).toMatchObject({ email: wanted });
  });

  it('removes an unsent email that would verify a never verified address', async () => {
    const { email, id, token } = await site.member();
    const { length: before } = await subjects(email);
    // This email waits for its next attempt.
    await database.db
      .insertInto('outgoing_messages')
      .values({ channel: 'email', kind: 'verification', user_id: id, due_at: new Date(Date.now() + 30_000) })
      .execute();
    await edit(token, newAddress());
    await advanceTime(database.db, 61);
    site.outgoing.sendDue();
    expect((await subjects(email)).slice(0, -before)).toEqual(['Votre adresse e-mail va changer']);
  });

  it('is cancelled when the current, never verified address is entered, which gets a new link', async () => {
    const { email, token } = await site.member();
    const wanted = newAddress();
    await edit(token, wanted);
    const link = await linkTo(wanted, '/verify-email/');
    // Late enough not to be a repeated email.
    await advanceTime(database.db, 11);
    await edit(token, email);
    expect(await confirm(link)).toBe('invalid');
    expect(await confirm(await linkTo(email, '/verify-email/'))).toBe('verified');
  });

  it('is cancelled when the reader of a never verified address resets the password', async () => {
    const email = newAddress();
    const { user, accessToken: token } = await site.register(email);
    const wanted = newAddress();
    await edit(token, wanted);
    const link = await linkTo(wanted, '/verify-email/');
    await resetPassword(email);
    expect(await confirm(link)).toBe('invalid');
    expect((await userOf(token, user.id)).status).toBe(401);
    expect(sessionIn(await login(email, otherPassword)).user).toMatchObject({ id: user.id, email });
  });

  it('is cancelled when the password is changed or reset', async () => {
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
      expect((await login(email, otherPassword)).status).toBe(200);
    }
  });

  it('leaves no valid link when it is cancelled before its email is written', async () => {
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

  it('is rejected if another account has the address, and such requests are limited', async () => {
    const { email: taken } = await owner();
    const { email, id, token } = await owner();
    for (let index = 0; index < 10; index++)
      expect((await edit(token, taken)).body.errorCode).toBe('auth/email_already_used');
    expect((await edit(token, taken)).status).toBe(429);
    expect((await userOf(token, id)).body.data).toMatchObject({ email });
  });
});
