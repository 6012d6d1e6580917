import { beforeEach, describe, expect, it } from 'vitest';
import { accountSite, type AccountSite } from '../../../testing/account-site.ts';
import { advanceTime } from '../../../testing/advance-time.ts';
import { testDatabase } from '../../../testing/memory-database.ts';

let count = 0;
const phone = () => `+2289012${String((count += 1)).padStart(4, '0')}`;

const database = await testDatabase();
const site = accountSite(database);
beforeEach(async () => {
  await database.db.deleteFrom('outgoing_messages').execute();
});

describe('the SMS of a code', () => {
  /** Creates a site that queues messages without sending them. */
  function queueing(): AccountSite {
    const made = accountSite(database);
    made.outgoing.stop();
    return made;
  }

  /** Requests a code whose SMS stays in the queue, as if the gateway were unavailable. */
  async function findQueuedCode(number: string): Promise<void> {
    const response = await queueing().sendCode(number);
    expect(response.status).toBe(200);
    expect(
      await database.db.selectFrom('outgoing_messages').select('kind').where('sent_at', 'is', null).execute(),
    ).toEqual([{ kind: 'phone-code' }]);
  }

  it('is sent later if it could not be sent at once, and its code is valid', async () => {
    const number = phone();
    await findQueuedCode(number);
    const stored = await database.db.selectFrom('outgoing_messages').selectAll().execute();
    await site.deliver();
    const [sms] = await site.messagesTo(number);
    expect(sms?.code).toMatch(/^\d{6}$/);
    expect(JSON.stringify(stored)).not.toMatch(new RegExp(`"[^"]*\\b${sms?.code}\\b`));
    expect((await site.verifyCode(number, sms?.code ?? undefined)).status).toBe(200);
  });

  it('is not sent after the code has expired', async () => {
    const number = phone();
    await findQueuedCode(number);
    await advanceTime(database.db, 601);
    await site.deliver();
    expect(await site.messagesTo(number)).toEqual([]);
  });

  it('is not sent if a newer code exists', async () => {
    const number = phone();
    await findQueuedCode(number);
    await advanceTime(database.db, 121);
    const code = await site.code(number);
    await site.deliver();
    expect((await site.messagesTo(number)).map((sms) => sms.code)).toEqual([code]);
  });
});
