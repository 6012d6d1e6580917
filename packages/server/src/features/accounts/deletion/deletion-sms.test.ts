import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { accountSite, phoneNames, password, sessionIn, type AccountSite } from '../../../testing/account-site.ts';
import { advanceTime } from '../../../testing/advance-time.ts';
import { testDatabase } from '../../../testing/memory-database.ts';

const database = await testDatabase();
beforeEach(async () => {
  await database.db.deleteFrom('rate_limits').execute();
  await database.db.deleteFrom('outbox').execute();
});

let people = 0;

/** Logs in a new user by phone. */
async function byPhone(site: AccountSite, locale: 'fr' | 'en') {
  const phone = `+2289012${String((people += 1)).padStart(4, '0')}`;
  const person = { ...phoneNames, preferences: { inAppNotifEnabled: true, emailNotifEnabled: true, locale } };
  const { user, accessToken: token } = sessionIn(await site.verifyCode(phone, await site.code(phone, person), person));
  return { phone, id: user.id, token };
}
/** Returns the SMS to a phone, without codes. */
const notices = async (site: AccountSite, phone: string) =>
  (await site.messagesTo(phone)).filter(({ code }) => code == null).map(({ text }) => text);

it.each([
  [
    'fr',
    /^.+ : votre compte sera effacé le \d\d\/\d\d\/20\d\d\. Pour le garder, connectez-vous avant avec ce numéro : http:\/\/localhost(:\d+)?\/fr\/login$/,
  ],
  [
    'en',
    /^.+: your account will be erased on \d+ \w+ 20\d\d\. To keep it, log in with this number before then: http:\/\/localhost(:\d+)?\/en\/login$/,
  ],
] as const)(
  'an owner without email address gets one SMS that explains how to keep the account (%s)',
  async (locale, text) => {
    const site = accountSite(database);
    const { phone, id, token } = await byPhone(site, locale);
    expect((await site.deleteAccount(token)).status).toBe(200);
    const [notice = '', ...more] = await notices(site, phone);
    expect(notice).toMatch(text);
    expect(more).toEqual([]);
    // Characters outside of GSM 7 bit would split the SMS in two.
    expect(notice).toMatch(/^[ -~éèàù]{1,160}$/);

    await advanceTime(site.db, 150);
    const { accessToken } = sessionIn(await site.logInByPhone(phone));
    expect((await site.deleteAccount(accessToken)).status).toBe(200);
    expect(await notices(site, phone)).toHaveLength(1);
    const { erase_at: eraseAt } = await database.db
      .selectFrom('users')
      .select('erase_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(eraseAt).toBeInstanceOf(Date);
  },
);

it('no SMS is sent to an excluded country or beyond the limits, but the account is still marked for deletion', async () => {
  const site = accountSite(database);
  const limits: Record<string, string>[] = [{ SMS_COUNTRIES: 'GH' }, { SMS_PREFIX_HOUR_LIMIT: '1' }];
  for (const variables of limits) {
    const { phone, token } = await byPhone(site, 'fr');
    const strict = accountSite(database, variables);
    expect((await strict.deleteAccount(token)).status).toBe(200);
    expect(await notices(strict, phone)).toEqual([]);
  }
});

it('the account is not marked for deletion if its SMS cannot be queued', async () => {
  const site = accountSite(database);
  const { id, token } = await byPhone(site, 'fr');
  const failure = sql`alter table outgoing_messages add constraint no_sms check (kind <> 'deletion-sms') not valid`;
  await failure.execute(database.db);
  expect((await site.deleteAccount(token)).status).toBe(500);
  await sql`alter table outgoing_messages drop constraint no_sms`.execute(database.db);
  const user = await database.db.selectFrom('users').select('erase_at').where('id', '=', id).executeTakeFirst();
  expect(user).toEqual({ erase_at: null });
  expect((await site.call('/user-sessions', { token })).status).toBe(200);
});

it('an owner with an email address gets an email, and no SMS to the number in their profile', async () => {
  const site = accountSite(database);
  const email = 'with-a-number@example.com';
  const { user, accessToken } = await site.register(email);
  await database.db.updateTable('users').set({ phone: '+22890998877' }).where('id', '=', user.id).execute();
  expect((await site.deleteAccount(accessToken, { email, password })).status).toBe(200);
  expect(await site.messagesTo('+22890998877')).toEqual([]);
  expect(
    (await site.messagesTo(email)).some(({ links }) => links.some((link) => link.includes('/keep-account/'))),
  ).toBe(true);
});
