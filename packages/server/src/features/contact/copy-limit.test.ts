import { sampleSeed } from '@kermesse/api/seed';
import { beforeEach, expect, it } from 'vitest';
import { accountSite, type AccountSite } from '../../testing/account-site.ts';
import { advanceTime } from '../../testing/advance-time.ts';
import { contractTarget } from '../../testing/contract-target.ts';
import { sharedAccountSite } from '../../testing/shared-account-site.ts';

const { database, site } = await sharedAccountSite();
beforeEach(async () => {
  await contractTarget(site).seed(sampleSeed);
  await database.db.deleteFrom('outgoing_messages').execute();
  await database.db.deleteFrom('outbox').execute();
});

const team = 'bonjour@kermesse.example';
const sender = (name: string) => `${name}@example.com`;

/** Sends a contact message from an address of its own. */
const write = (on: AccountSite, name: string) =>
  on.post('/email', {
    subject: 'Un mariage',
    title: 'Écrivez-nous',
    content: `De ${name}`,
    recipients: [],
    sender: { name, email: sender(name), phone: '+228 90 12 34 56' },
  });
/** Returns the senders who got a copy. */
const copied = async (names: string[]) => {
  const each = await Promise.all(names.map(async (name) => ({ name, emails: await site.messagesTo(sender(name)) })));
  return each.filter(({ emails }) => emails.length > 0).map(({ name }) => name);
};

it('copies use at most half of the hourly limit of emails to unverified addresses, and the rest is never sent', async () => {
  const strict = accountSite(database, { MAIL_HOUR_LIMIT: '4' });
  const names = ['afi', 'ama', 'esi', 'kossi'];
  for (const name of names) {
    expect((await write(strict, name)).status).toBe(200);
    await strict.background.idle();
  }
  expect(await copied(names)).toEqual(['afi', 'ama']);
  expect(await site.messagesTo(team)).toHaveLength(4);
  expect(strict.securityLines.filter((line) => line.includes('"email-budget"'))).toHaveLength(1);
  expect(strict.reported).toEqual([]);
  await strict.register('yawa@example.com');
  expect(await strict.messagesTo('yawa@example.com')).toHaveLength(1);
  await advanceTime(database.db, 3601);
  strict.outgoing.sendDue();
  await strict.background.idle();
  expect(await copied(names)).toEqual(['afi', 'ama']);
});

it('failed attempts to send a copy do not use up the limit', async () => {
  const limit = { MAIL_HOUR_LIMIT: '2' };
  const broken = accountSite(database, { ...limit, SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'us@example.com' });
  await write(broken, 'edem');
  await broken.background.idle();
  expect(broken.reported).toHaveLength(2);
  await advanceTime(database.db, 61);
  const working = accountSite(database, limit);
  working.outgoing.sendDue();
  await working.background.idle();
  expect(await copied(['edem'])).toEqual(['edem']);
});
