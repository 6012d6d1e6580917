import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { testDatabase } from '../../testing/memory-database.ts';
import { storeMessage } from './messages.ts';
import { contactData } from './personal-data.ts';

const { db } = await testDatabase();
afterEach(async () => {
  await db.deleteFrom('contact_messages').execute();
});

/** Stores messages with these phone numbers, and returns the numbers of those that belong to a login number. */
async function messagesOf(provenPhone: string, typed: string[]): Promise<string[]> {
  for (const phone of typed) {
    const sender = { name: 'Akou Sena', email: 'akou@example.com', phone };
    await storeMessage(db, { subject: 'Devis', title: 'Devis', content: phone, sender }, 'fr');
  }
  const condition = contactData.rows({ userId: '', email: null, verifiedEmail: null, formerEmails: [], provenPhone });
  const { rows } = await sql<{
    phone: string;
  }>`select sender_phone as phone from contact_messages where ${condition} order by id`.execute(db);
  return rows.map(({ phone }) => phone);
}

it('messages belong to a login number however the sender typed it', async () => {
  const typed = [
    '+22890554433',
    '+228 90 55 44 33',
    '00228 90554433',
    '+228\u00a090.55.44\u201133',
    '(+228) 90-55-44-33',
  ];
  expect(await messagesOf('+22890554433', typed)).toEqual(typed);
});

it('messages with another number or only a part of the login number do not belong to it', async () => {
  const typed = ['+229 90 55 44 33', '+228 90 55 44 34', '55 44 33', '+228 90 55 44 33 21', '+', 'aucun'];
  expect(await messagesOf('+22890554433', typed)).toEqual([]);
});

it('messages with a number without a calling code belong to nobody: it may be one of another country', async () => {
  expect(await messagesOf('+22870123456', ['70 12 34 56', '+228 70 12 34 56'])).toEqual(['+228 70 12 34 56']);
});
