import { expect, it } from 'vitest';
import { accountSite, newAddress, password, sessionIn } from '../../../testing/account-site.ts';
import { advanceTime } from '../../../testing/advance-time.ts';
import { sharedAccountSite } from '../../../testing/shared-account-site.ts';

const { database, site } = await sharedAccountSite();
const lure = 'Gagnez: evil.tg/x';

/** Changes the password of an account `times` times. */
async function changePasswords(token: string, times: number): Promise<void> {
  let currentPassword = password;
  for (let index = 0; index < times; index += 1) {
    const newPassword = `Tissus-et-tam-tams-${index + 10}`;
    expect((await site.setPassword(token, newPassword, currentPassword)).status).toBe(200);
    await site.background.idle();
    await advanceTime(database.db, 11);
    currentPassword = newPassword;
  }
}

/** Deletes an account and cancels the deletion, `times` times. */
async function deleteAndKeep(email: string, times: number): Promise<void> {
  for (let index = 0; index < times; index += 1) {
    const { accessToken: token } = sessionIn(await site.login(email));
    expect((await site.deleteAccount(token, { email, password })).status).toBe(200);
    const { accessToken: again } = sessionIn(await site.login(email));
    expect((await site.post('/account-deletion/undo', {}, { token: again })).status).toBe(200);
    await site.background.idle();
  }
}

const emailsOf = async (email: string, subject: RegExp) =>
  (await site.messagesTo(email)).filter((message) => subject.test(message.subject ?? ''));

it('emails to an unverified address never contain the name that was entered with it', async () => {
  const email = newAddress();
  const { accessToken: token } = await site.register(email, { firstname: lure });
  await changePasswords(token, 1);
  const another = await site.register(newAddress());
  await database.db.updateTable('users').set({ pending_email: email }).where('id', '=', another.user.id).execute();
  await database.db
    .insertInto('outgoing_messages')
    .values({ channel: 'email', kind: 'confirm', user_id: another.user.id, email })
    .execute();
  site.outgoing.sendDue();
  const messages = await site.messagesTo(email);
  expect(messages.map(({ subject }) => subject)).toEqual(
    expect.arrayContaining(['Votre mot de passe a été changé', 'Quelqu’un a demandé à utiliser votre adresse']),
  );
  for (const { text, subject } of messages) expect(`${subject} ${text}`).not.toContain('evil.tg');
});

it('a stranger can cause three emails of each kind in an hour to an address that is not verified', async () => {
  const { email, token } = await site.member();
  await deleteAndKeep(email, 5);
  expect(await emailsOf(email, /va être supprimé/)).toHaveLength(3);
  expect(await emailsOf(email, /gardez votre compte/)).toHaveLength(3);
  expect((await site.call('/user-sessions', { token })).status).toBe(401);
  await changePasswords(sessionIn(await site.login(email)).accessToken, 5);
  expect(await emailsOf(email, /mot de passe a été changé/)).toHaveLength(3);
});

it('the owner of a verified address gets every one of these emails', async () => {
  const { email } = await site.member();
  await site.setVerified(email);
  await deleteAndKeep(email, 4);
  expect(await emailsOf(email, /va être supprimé/)).toHaveLength(4);
  expect(await emailsOf(email, /gardez votre compte/)).toHaveLength(4);
  await changePasswords(sessionIn(await site.login(email)).accessToken, 4);
  expect(await emailsOf(email, /mot de passe a été changé/)).toHaveLength(4);
});

it('emails to addresses that nobody has confirmed have a common hourly limit, and the rest is sent later', async () => {
  const strict = accountSite(database, { MAIL_HOUR_LIMIT: '3' });
  const addresses = Array.from({ length: 5 }, newAddress);
  for (const email of addresses) await strict.register(email);
  const sent = async () => (await Promise.all(addresses.map((email) => strict.messagesTo(email)))).flat();
  expect(await sent()).toHaveLength(3);
  const alarms = strict.securityLines.filter((line) => line.includes('"email-budget"'));
  expect(alarms).toHaveLength(1);
  expect(alarms[0]).toContain('budget_used_up');
  expect(strict.reported).toEqual([]);
  const verified = newAddress();
  await strict.register(verified);
  await site.setVerified(verified);
  expect((await strict.requestReset(verified)).status).toBe(200);
  expect((await strict.messagesTo(verified)).map(({ subject }) => subject)).toEqual([
    'Choisissez un nouveau mot de passe',
  ]);
  await advanceTime(database.db, 3601);
  strict.outgoing.sendDue();
  expect(await sent()).toHaveLength(5);
});

it('failed attempts to send such an email, and postponed emails, do not use up the limit', async () => {
  const limit = { MAIL_HOUR_LIMIT: '2' };
  const broken = accountSite(database, { ...limit, SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'us@example.com' });
  const addresses = Array.from({ length: 3 }, newAddress);
  for (const email of addresses) await broken.register(email);
  for (const seconds of [61, 301]) {
    await advanceTime(database.db, seconds);
    await broken.deliver();
  }
  const working = accountSite(database, limit);
  await advanceTime(database.db, 1801);
  working.outgoing.sendDue();
  const sent = await Promise.all(addresses.map((email) => working.messagesTo(email)));
  expect(sent.flat()).toHaveLength(2);
});
