import { expect, it } from 'vitest';
import { cookieOf, newAddress, otherPassword, registration } from '../../../testing/account-site.ts';
import { advanceTime } from '../../../testing/advance-time.ts';
import { sharedAccountSite } from '../../../testing/shared-account-site.ts';
import { hashToken } from '../../../platform/security/secrets.ts';

const { database, site } = await sharedAccountSite();
const stranger = '203.0.113.7';
const elsewhere = '198.51.100.9';

/** Requests a reset link, late enough not to be a repeated request. */
async function ask(email: string, from: string, cookie?: string): Promise<void> {
  await advanceTime(database.db, 11);
  expect(
    (await site.post('/auth/send-password-link', { email }, { from, headers: cookie === undefined ? {} : { cookie } }))
      .body,
  ).toEqual({});
}

const resets = async (email: string) =>
  (await site.messagesTo(email)).filter(({ subject }) => subject?.includes('nouveau mot de passe')).length;

it('one network can cause three reset emails an hour, and other networks can still cause more', async () => {
  const { email } = await site.member();
  for (let index = 0; index < 35; index += 1) await ask(email, stranger);
  expect(await resets(email)).toBe(3);
  await ask(email, elsewhere);
  expect(await resets(email)).toBe(4);
});

it('all networks together share a limit, a known device has its own one, and some emails are always sent', async () => {
  const { email } = await site.member();
  const cookie = cookieOf(await site.login(email));
  for (let index = 0; index < 24; index += 1) await ask(email, `198.51.100.${index}`);
  expect(await resets(email)).toBe(13);
  await ask(email, stranger, cookie);
  expect(await resets(email)).toBe(14);
  await advanceTime(database.db, 300);
  await ask(email, '192.0.2.1');
  expect(await resets(email)).toBe(15);
  const rows = await database.db.selectFrom('rate_limits').select('key').execute();
  const keys = rows.map(({ key }) => key).filter((key) => key.includes(hashToken(email)));
  // Erasing an account finds its counters by the words of their keys.
  expect(keys.filter((key) => !key.split(' ').includes(hashToken(email)))).toEqual([]);
});

it('the owner’s emails still arrive after thirty-five registrations with their address', async () => {
  const { email, token } = await site.member();
  for (let index = 0; index < 35; index += 1) await site.post('/auth/register', registration(email, otherPassword));
  await ask(email, elsewhere);
  expect(await resets(email)).toBe(1);
  await site.setPassword(token);
  expect((await site.messagesTo(email))[0]?.subject).toBe('Votre mot de passe a été changé');
});

it('requests for an unknown address get the same response and no email', async () => {
  const nobody = newAddress();
  for (let index = 0; index < 6; index += 1) await ask(nobody, stranger);
  expect(await site.messagesTo(nobody)).toEqual([]);
});
