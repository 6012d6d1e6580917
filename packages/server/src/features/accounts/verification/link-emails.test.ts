import { describe, expect, it } from 'vitest';
import { newAddress } from '../../../testing/account-site.ts';
import { advanceTime } from '../../../testing/advance-time.ts';
import { requestEmailChange } from './email-change.ts';
import { sharedAccountSite } from '../../../testing/shared-account-site.ts';

const { database, site } = await sharedAccountSite();
const { edit, owner, userOf, linkTo, confirm } = site;

/** Requests a change of address after the previous email was sent, and late enough not to be a repeated request. */
async function ask(token: string, email: string) {
  await site.background.idle();
  await advanceTime(database.db, 11);
  return edit(token, email);
}
const emailsTo = async (email: string) => (await site.messagesTo(email)).length;
const retryAfterOf = ({ headers }: { headers: Headers }) => Number(headers.get('retry-after'));

describe('emails with a link that confirms a new address', () => {
  it('are limited to five per account, address and hour; the next request is rejected and changes nothing', async () => {
    const { id, email, token } = await owner();
    const [wanted, other] = [newAddress(), newAddress()];
    for (let index = 0; index < 5; index += 1) expect((await ask(token, wanted)).status).toBe(200);
    expect((await ask(token, other)).status).toBe(200);
    const refused = await ask(token, wanted);
    expect([refused.status, refused.body.errorCode]).toEqual([429, 'rate/limited']);
    expect(retryAfterOf(refused)).toBeGreaterThan(0);
    expect(await emailsTo(wanted)).toBe(5);
    expect((await userOf(token, id)).body.data).toMatchObject({ email });
    expect(await confirm(await linkTo(other, '/verify-email/')), 'the earlier request stays').toBe('changed');
  });

  it('requested by strangers do not use up the limit of the address’s owner', async () => {
    const wanted = newAddress();
    for (let stranger = 0; stranger < 4; stranger += 1) {
      const { token } = await owner();
      for (let index = 0; index < 5; index += 1) await ask(token, wanted);
    }
    // The first email of each of the four strangers, and twelve repeated ones of all together.
    expect(await emailsTo(wanted)).toBe(16);
    const { token } = await owner();
    expect((await ask(token, wanted)).status).toBe(200);
    expect(await emailsTo(wanted)).toBe(17);
    expect(await confirm(await linkTo(wanted, '/verify-email/'))).toBe('changed');
  });

  it('count once for a repeated request', async () => {
    const { token } = await owner();
    const wanted = newAddress();
    for (let index = 0; index < 5; index += 1) {
      expect((await ask(token, wanted)).status).toBe(200);
      expect((await edit(token, wanted)).status).toBe(200);
    }
    expect(await emailsTo(wanted)).toBe(5);
  });
});

it('limits verification emails to ten per account and hour, and rejects the next request', async () => {
  const { email, token } = await site.member();
  const resend = async () => {
    await advanceTime(database.db, 11);
    return site.call('/auth/send-verification-email', { token });
  };
  for (let index = 0; index < 9; index += 1) expect((await resend()).status).toBe(200);
  expect((await ask(token, email)).status).toBe(200);
  for (const refused of [await resend(), await ask(token, email)]) {
    expect([refused.status, refused.body.errorCode]).toEqual([429, 'rate/limited']);
    expect(retryAfterOf(refused)).toBeGreaterThan(0);
  }
  expect(await emailsTo(email)).toBe(11);
});

it('sends an owner at most three emails an hour about others who want their address', async () => {
  const { db } = database;
  const email = newAddress();
  for (let stranger = 0; stranger < 4; stranger += 1) {
    const { id } = await owner();
    // Postpone the emails until another person has registered with the address.
    await db.transaction().execute((trx) => requestEmailChange(trx, id, email, {}));
    await db
      .updateTable('outgoing_messages')
      .set({ due_at: new Date('2100-01-01') })
      .where('kind', '=', 'confirm')
      .execute();
  }
  await site.register(email);
  await db.updateTable('outgoing_messages').set({ due_at: new Date() }).where('sent_at', 'is', null).execute();
  await site.deliver();
  const subjects = (await site.messagesTo(email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject !== 'Confirmez votre adresse e-mail')).toHaveLength(3);
});
