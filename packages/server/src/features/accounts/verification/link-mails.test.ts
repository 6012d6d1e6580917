import { describe, expect, it } from 'vitest';
import { emailChange, newAddress } from '../../../testing/email-change.ts';
import { letTimePass } from '../../../testing/let-time-pass.ts';
import { userById } from '../users/users.ts';
import { requestEmailChange } from './email-change.ts';
import { sharedAccountSite } from '../../../testing/shared-account-site.ts';

const { database, site } = await sharedAccountSite();
const { edit, owner, userOf, linkTo, confirm, askReset } = emailChange(() => site);

/** Asks for another address; so much later that the mail before is sent and it is not the same press. */
async function ask(token: string, email: string) {
  await site.background.idle();
  await letTimePass(database.db, 11);
  return edit(token, email);
}
const mailsTo = async (email: string) => (await site.messagesTo(email)).length;
const waits = ({ headers }: { headers: Headers }) => Number(headers.get('retry-after'));

describe('mails with a link that confirms a new address', () => {
  it('one account causes five in an hour; the next is refused aloud and changes nothing', async () => {
    const { id, email, token } = await owner();
    const [wanted, other] = [newAddress(), newAddress()];
    for (let index = 0; index < 5; index += 1) expect((await ask(token, wanted)).status).toBe(200);
    expect((await ask(token, other)).status).toBe(200);
    const refused = await ask(token, wanted);
    expect([refused.status, refused.body.errorCode]).toEqual([429, 'rate/limited']);
    expect(waits(refused)).toBeGreaterThan(0);
    expect(await mailsTo(wanted)).toBe(5);
    expect((await userOf(token, id)).body.data).toMatchObject({ email });
    expect(await confirm(await linkTo(other, '/verify-email/')), 'what was asked for before stays').toBe('changed');
  }, 60_000);

  it('strangers use up nothing that the owner of the address needs', async () => {
    const wanted = newAddress();
    for (let stranger = 0; stranger < 4; stranger += 1) {
      const { token } = await owner();
      for (let index = 0; index < 5; index += 1) await ask(token, wanted);
    }
    // Each of the strangers had a first one, and all together twelve more.
    expect(await mailsTo(wanted)).toBe(16);
    const { token } = await owner();
    expect((await ask(token, wanted)).status).toBe(200);
    expect(await mailsTo(wanted)).toBe(17);
    expect(await confirm(await linkTo(wanted, '/verify-email/'))).toBe('changed');
  }, 120_000);

  it('a button pressed twice uses up one', async () => {
    const { token } = await owner();
    const wanted = newAddress();
    for (let index = 0; index < 5; index += 1) {
      expect((await ask(token, wanted)).status).toBe(200);
      expect((await edit(token, wanted)).status).toBe(200);
    }
    expect(await mailsTo(wanted)).toBe(5);
  }, 60_000);
});

it('ten mails with a link that verifies can be asked for in an hour; the next is refused aloud', async () => {
  const email = newAddress();
  const { accessToken: token } = await site.register(email);
  const resend = async () => {
    await letTimePass(database.db, 11);
    return site.call('/auth/send-verification-email', { token });
  };
  for (let index = 0; index < 9; index += 1) expect((await resend()).status).toBe(200);
  expect((await ask(token, email)).status).toBe(200);
  for (const refused of [await resend(), await ask(token, email)]) {
    expect([refused.status, refused.body.errorCode]).toEqual([429, 'rate/limited']);
    expect(waits(refused)).toBeGreaterThan(0);
  }
  expect(await mailsTo(email)).toBe(11);
}, 60_000);

it('three mails an hour tell an owner that others wanted their address', async () => {
  const { db } = database;
  const email = newAddress();
  for (let stranger = 0; stranger < 4; stranger += 1) {
    const user = await userById(db, (await owner()).id);
    if (user === undefined) throw new Error('the stranger has no account');
    // The mails are written only after somebody has registered with the address.
    await db.transaction().execute((trx) => requestEmailChange(trx, user, email));
    await db
      .updateTable('outgoing_messages')
      .set({ due_at: new Date('2100-01-01') })
      .where('kind', '=', 'confirm')
      .execute();
  }
  await site.register(email);
  await db.updateTable('outgoing_messages').set({ due_at: new Date() }).where('sent_at', 'is', null).execute();
  await askReset('nobody@example.com');
  const subjects = (await site.messagesTo(email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject !== 'Confirmez votre adresse e-mail')).toHaveLength(3);
}, 60_000);
