import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { accountSite, sessionIn, type AccountSite } from '../../testing/account-site.ts';
import { memoryDatabase } from '../../testing/memory-database.ts';
import { describeAssignment, describeSetAside } from './report.ts';
import { assignAddress, listSetAside } from './set-aside.ts';

let database: OpenDatabase;
let site: AccountSite;
beforeAll(async () => {
  database = await memoryDatabase();
  site = accountSite(database);
}, 60_000);
afterAll(() => database.close());

const chosen = 'Batik-et-balafons-8';

/**
 * Creates an account in the state that the migration leaves: its address was set aside because another account had it.
 */
async function setAside(email: string, at: string): Promise<{ id: string; token: string }> {
  const { user, accessToken } = await site.register(`${at}-${email}`, { firstname: 'Kossi', lastname: 'Agbo' });
  await database.db.updateTable('users').set({ email: null }).where('id', '=', user.id).execute();
  await database.db
    .insertInto('set_aside_addresses')
    .values({ user_id: user.id, email, set_aside_at: new Date(at) })
    .execute();
  return { id: user.id, token: accessToken };
}

it('lists the accounts without an address and the possible steps, and gives one an address that its owner can log in with', async () => {
  const { db } = database;
  expect(describeSetAside(await listSetAside(db))).toBe('No address is set aside: there is nothing to do.');
  await site.register('afi@example.com');
  const [newer, older] = [
    await setAside('afi@example.com', '2026-03-02'),
    await setAside('afi@example.com', '2026-03-01'),
  ];
  await db.deleteFrom('sessions').where('user_id', '=', older.id).execute();
  const list = await listSetAside(db);
  expect(list).toMatchObject([
    { userId: older.id, fullname: 'Kossi Agbo', email: 'afi@example.com', lastUsedAt: null },
    { userId: newer.id, lastUsedAt: expect.any(Date) as Date },
  ]);
  const report = describeSetAside(list);
  expect(report).toContain('2 accounts have no address');
  expect(report).toContain(`${older.id}  afi@example.com\n    Kossi Agbo · set aside 2026-03-01 · not logged in`);
  expect(report).toContain('npm run set-aside -- give <account> <address>');

  expect(await assignAddress(db, older.id, 'AFI@example.com')).toBe('taken');
  expect(await assignAddress(db, older.id, 'kossi')).toBe('invalid');
  expect(await assignAddress(db, 'nobody', 'kossi@example.com')).toBe('not-set-aside');
  expect((await listSetAside(db)).map(({ userId }) => userId)).toEqual([older.id, newer.id]);
  expect(await assignAddress(db, older.id, ' Kossi@example.com')).toBe('given');
  expect(describeAssignment('given', older.id, 'kossi@example.com')).toContain('Forgot your password');
  expect(await assignAddress(db, older.id, 'other@example.com')).toBe('not-set-aside');
  expect((await listSetAside(db)).map(({ userId }) => userId)).toEqual([newer.id]);

  await site.post('/auth/send-password-link', { email: 'kossi@example.com' });
  const link = (await site.messagesTo('kossi@example.com'))
    .flatMap(({ links }) => links)
    .find((each) => each.includes('/reset-password/'));
  await site.resetBy(link ?? '', chosen);
  const { user } = sessionIn(await site.login('kossi@example.com', chosen));
  expect(user).toMatchObject({ id: older.id, emailVerifiedAt: expect.any(String) as string });
});
