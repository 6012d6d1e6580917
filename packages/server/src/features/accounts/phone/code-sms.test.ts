import { beforeEach, describe, expect, it } from 'vitest';
import { accountSite, browserOf, type AccountSite } from '../../../testing/account-site.ts';
import { advanceTime } from '../../../testing/advance-time.ts';
import { testDatabase } from '../../../testing/memory-database.ts';

let count = 0;
const phone = () => `+2289012${String((count += 1)).padStart(4, '0')}`;

const database = await testDatabase();
const site = accountSite(database);
beforeEach(async () => {
  await database.db.deleteFrom('outgoing_messages').execute();
});

/** Sends all due messages and waits for the end. */
async function deliver(): Promise<void> {
  site.outgoing.sendDue();
  await site.background.idle();
}

describe('the SMS of a code', () => {
  const ask = (on: AccountSite, number: string) =>
    on.post(
      '/auth/phone',
      { phone: number, firstname: 'Afi', lastname: 'Mensah', humanCheck: site.proof() },
      { headers: browserOf(number) },
    );
  /** Creates a site that queues messages without sending them. */
  function queueing(): AccountSite {
    const made = accountSite(database);
    made.outgoing.stop();
    return made;
  }

  /** Requests a code whose SMS stays in the queue, as if the gateway were unavailable. */
  async function findQueuedCode(number: string): Promise<void> {
    const response = await ask(queueing(), number);
    expect(response.status).toBe(200);
    expect(
      await database.db.selectFrom('outgoing_messages').select('kind').where('sent_at', 'is', null).execute(),
    ).toEqual([{ kind: 'phone-code' }]);
  }

  it('is sent later if it could not be sent at once, and its code is valid', async () => {
    const number = phone();
    await findQueuedCode(number);
    const stored = await database.db.selectFrom('outgoing_messages').selectAll().execute();
    await deliver();
    const [sms] = await site.messagesTo(number);
    expect(sms?.code).toMatch(/^\d{6}$/);
    expect(JSON.stringify(stored)).not.toMatch(new RegExp(`"[^"]*\\b${sms?.code}\\b`));
    expect(
      (await site.post('/auth/phone/verify', { phone: number, code: sms?.code }, { headers: browserOf(number) }))
        .status,
    ).toBe(200);
  });

  it('is not sent after the code has expired', async () => {
    const number = phone();
    await findQueuedCode(number);
    await advanceTime(database.db, 601);
    await deliver();
    expect(await site.messagesTo(number)).toEqual([]);
  });

  it('is not sent if a newer code exists', async () => {
    const number = phone();
    await findQueuedCode(number);
    await advanceTime(database.db, 121);
    const code = await site.code(number);
    await deliver();
    expect((await site.messagesTo(number)).map((sms) => sms.code)).toEqual([code]);
  });
});
