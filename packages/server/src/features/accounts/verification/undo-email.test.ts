import { describe, expect, it } from 'vitest';
import { retryFailedMessages } from '../../../control/failed-messages.ts';
import { newAddress, otherPassword, password, registration, sessionIn } from '../../../testing/account-site.ts';
import { advanceTime } from '../../../testing/advance-time.ts';
import { verifyEmail } from './addresses.ts';
import { requestEmailChange } from './email-change.ts';
import { createEmailToken } from '../emails/email-tokens.ts';
import { sharedAccountSite } from '../../../testing/shared-account-site.ts';

const { database, site } = await sharedAccountSite();
const { login, userOf, edit, setPassword, linkTo, confirm, resetPassword, undo, owner } = site;
const week = 7 * 86_400;

/** Creates an account whose address an attacker has changed with the owner's session. */
async function accountWithMovedAddress() {
  const there = await owner();
  const wanted = newAddress();
  await edit(there.token, wanted);
  expect(await confirm(await linkTo(wanted, '/verify-email/'))).toBe('changed');
  await site.background.idle();
  return { ...there, wanted };
}

describe('undoing a change of the email address', () => {
  it('cancels an unconfirmed change, and revokes sessions and the password', async () => {
    const { email, id, token } = await owner();
    const wanted = newAddress();
    await edit(token, wanted);
    const link = await linkTo(wanted, '/verify-email/');
    const response = await undo(await linkTo(email, '/undo-email/'));
    expect([response.status, response.body]).toEqual([200, { data: { email } }]);
    expect((await userOf(token, id)).status).toBe(401);
    expect((await login(email)).body.errorCode).toBe('auth/wrong_password');
    expect(await confirm(link)).toBe('invalid');
  });

  it('restores the address within seven days, from either email, and requires a new password', async () => {
    for (const subject of ['Votre adresse e-mail va changer', 'Votre adresse e-mail a changé']) {
      const { email, wanted, id, token } = await accountWithMovedAddress();
      const link = (await site.messagesTo(email)).find((letter) => letter.subject === subject)?.links[0] ?? '';
      await advanceTime(site.db, week - 60);
      expect((await undo(link)).body).toEqual({ data: { email } });
      expect((await userOf(token, id)).status).toBe(401);
      expect((await login(wanted)).status).toBe(403);
      expect((await login(email)).status).toBe(403);
      await resetPassword(email);
      expect(sessionIn(await login(email, otherPassword)).user).toMatchObject({
        id,
        email,
        emailVerifiedAt: expect.any(String) as string,
      });
    }
  });

  it('emails a valid link to set a password, although one was requested a moment ago', async () => {
    const { email, wanted } = await accountWithMovedAddress();
    const link = await linkTo(email, '/undo-email/');
    await site.requestReset(email);
    expect(await linkTo(email, '/reset-password/'), 'the account has another address').toBe('');
    await undo(link);
    expect((await site.resetBy(await linkTo(email, '/reset-password/'))).status).toBe(200);
    expect((await login(wanted)).status).toBe(403);
  });

  it('cancels the deletion that the attacker requested', async () => {
    const { email, wanted, id, token } = await accountWithMovedAddress();
    expect((await site.deleteAccount(token, { email: wanted, password })).status).toBe(200);
    await undo(await linkTo(email, '/undo-email/'));
    const { erase_at: eraseAt } = await database.db
      .selectFrom('users')
      .select('erase_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(eraseAt).toBeNull();
  });

  it('revokes the attacker’s emailed links and linked identity', async () => {
    const { email, wanted, id } = await accountWithMovedAddress();
    await site.linkIdentity(id, 'thief');
    await site.requestReset(wanted);
    const link = await linkTo(wanted, '/reset-password/');
    await undo(await linkTo(email, '/undo-email/'));
    expect((await site.resetBy(link)).body.errorCode).toBe('auth/invalid_token');
    expect(await site.identitiesOf(id)).toEqual([]);
  });

  it.each([true, false])(
    'works after the attacker has changed the address again, and revokes their undo links (emails sent at once: %s)',
    async (delivers) => {
      const { email, wanted, id, token } = await accountWithMovedAddress();
      const third = newAddress();
      await setPassword(token);
      await edit(token, third);
      await confirm(await linkTo(third, '/verify-email/'), { delivers });
      expect((await undo(await linkTo(email, '/undo-email/'))).body).toEqual({ data: { email } });
      // The undo links in the attacker's notices are revoked too.
      for (const link of (await site.messagesTo(wanted)).flatMap(({ links }) => links)) {
        if (link.includes('/undo-email/')) expect((await undo(link)).body.errorCode).toBe('auth/invalid_token');
      }
      const { email: now } = await database.db
        .selectFrom('users')
        .select('email')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect(now).toBe(email);
    },
  );

  it.each([true, false])(
    'works after the attacker has undone a later change first (emails sent at once: %s)',
    async (delivers) => {
      const { email, id, token } = await owner();
      const [wanted, third] = [newAddress(), newAddress()];
      await edit(token, wanted);
      const early = await linkTo(email, '/undo-email/');
      expect(await confirm(await linkTo(wanted, '/verify-email/'), { delivers })).toBe('changed');
      await edit(token, third);
      const attackers = await linkTo(wanted, '/undo-email/');
      expect((await undo(attackers)).body).toEqual({ data: { email: wanted } });
      await resetPassword(wanted);
      const stranger = await owner();
      expect((await edit(stranger.token, email)).body.errorCode).toBe('auth/email_already_used');
      const links = (await site.messagesTo(email)).flatMap((message) => message.links);
      expect(links.filter((link) => link.includes('/undo-email/'))).toHaveLength(2);
      expect((await undo(early)).body).toEqual({ data: { email } });
      expect((await undo(attackers)).body.errorCode).toBe('auth/invalid_token');
      expect((await login(wanted, otherPassword)).status).toBe(403);
      await resetPassword(email);
      expect(sessionIn(await login(email, otherPassword)).user).toMatchObject({ id, email });
    },
  );

  it('works after the attacker has undone a later change before the owner’s emails are sent', async () => {
    const { db } = database;
    const { email, id, token } = await owner();
    const wanted = newAddress();
    await db.transaction().execute(async (trx) => requestEmailChange(trx, id, wanted, {}));
    await verifyEmail(db, id, await createEmailToken(db, { userId: id, purpose: 'change', email: wanted }));
    await db
      .updateTable('outgoing_messages')
      .set({ due_at: new Date(Date.now() + 60_000) })
      .where('email', '=', email)
      .execute();
    await edit(token, newAddress());
    expect((await undo(await linkTo(wanted, '/undo-email/'))).status).toBe(200);
    await db.updateTable('outgoing_messages').set({ due_at: new Date() }).where('email', '=', email).execute();
    await site.deliver();
    expect((await undo(await linkTo(email, '/undo-email/'))).body).toEqual({ data: { email } });
  });

  it('fails after seven days, and has an effect only once', async () => {
    const { email, wanted } = await accountWithMovedAddress();
    const link = await linkTo(email, '/undo-email/');
    await advanceTime(site.db, week + 1);
    expect((await undo(link)).body.errorCode).toBe('auth/invalid_token');
    expect((await login(wanted)).status).toBe(200);
    const again = await accountWithMovedAddress();
    const good = await linkTo(again.email, '/undo-email/');
    const responses = await Promise.all([undo(good), undo(good), undo(good)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    await resetPassword(again.email);
    const { accessToken } = sessionIn(await login(again.email, otherPassword));
    await undo(good);
    expect((await userOf(accessToken, again.id)).status).toBe(200);
  });

  it('works even if another person wants the old address: no other account can have it for seven days', async () => {
    const { email } = await accountWithMovedAddress();
    const stranger = await owner();
    expect((await edit(stranger.token, email)).body.errorCode).toBe('auth/email_already_used');
    expect((await undo(await linkTo(email, '/undo-email/'))).status).toBe(200);
    const left = await accountWithMovedAddress();
    await advanceTime(site.db, week + 1);
    expect((await edit((await owner()).token, left.email)).status).toBe(200);
  });

  it('works even if another person wants the old address before the email with the undo link is written', async () => {
    const { db } = database;
    const [stranger, { email, id }] = [await owner(), await owner()];
    const wanted = newAddress();
    await db.transaction().execute(async (trx) => requestEmailChange(trx, id, wanted, {}));
    expect(
      await verifyEmail(db, id, await createEmailToken(db, { userId: id, purpose: 'change', email: wanted })),
    ).toBe('changed');
    expect((await edit(stranger.token, email)).body.errorCode).toBe('auth/email_already_used');
    expect((await site.post('/auth/register', registration(email))).body.errorCode).toBe('auth/email_already_used');
    await site.deliver();
    expect((await undo(await linkTo(email, '/undo-email/'))).body).toEqual({ data: { email } });
  });

  it('reserves the old address for seven days after its email was given up, and cannot take it back later', async () => {
    const { db } = database;
    const { email, id } = await owner();
    const wanted = newAddress();
    await db.transaction().execute(async (trx) => requestEmailChange(trx, id, wanted, {}));
    await verifyEmail(db, id, await createEmailToken(db, { userId: id, purpose: 'change', email: wanted }));
    await db.updateTable('outgoing_messages').set({ failed_at: new Date() }).where('email', '=', email).execute();
    await advanceTime(db, week - 60);
    expect((await edit((await owner()).token, email)).body.errorCode).toBe('auth/email_already_used');
    await advanceTime(db, 61);
    expect((await edit((await owner()).token, email)).status).toBe(200);
    expect(await confirm(await linkTo(email, '/verify-email/'))).toBe('changed');
    expect(await retryFailedMessages(db)).toBe(2);
    await site.deliver();
    expect((await undo(await linkTo(email, '/undo-email/'))).body.errorCode).toBe('auth/invalid_token');
    expect((await login(wanted)).status).toBe(200);
  });

  it('needs more than a request for the link: GET and HEAD change nothing', async () => {
    const { email, id, token } = await owner();
    await edit(token, newAddress());
    const { pathname } = new URL(await linkTo(email, '/undo-email/'));
    for (const method of ['GET', 'HEAD']) {
      await site.site.request(pathname, { method });
      await site.site.request(`/api/page-props?path=${encodeURIComponent(pathname.replace('/fr', ''))}`, {
        method,
        headers: { 'x-api-key': site.apiKey },
      });
    }
    expect((await userOf(token, id)).status).toBe(200);
  });
});
