import { longDate } from '@kermesse/api/schemas/common/long-date';
import { expect, it } from 'vitest';
import { accountSite, password } from '../../../testing/account-site.ts';
import { testDatabase } from '../../../testing/memory-database.ts';

const database = await testDatabase();

it.each([7, 365])('response and email contain the erasure date according to DELETION_DAYS=%s', async (days) => {
  const site = accountSite(database, { DELETION_DAYS: String(days) });
  const email = `leaver-${days}@example.com`;
  const { accessToken: token } = await site.register(email);
  const { status, body } = await site.deleteAccount(token, { email, password });
  expect(status).toBe(200);
  const eraseAt = new Date((body.data as { eraseAt: string }).eraseAt);
  expect((eraseAt.getTime() - Date.now()) / 86_400_000).toBeCloseTo(days, 1);
  expect((await site.messagesTo(email))[0]?.text).toContain(longDate(eraseAt, 'fr'));
});
