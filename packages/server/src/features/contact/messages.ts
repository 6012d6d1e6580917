import type { contactMessage } from '@kermesse/api/contact-message';
import type { InputOf } from '@kermesse/api/operation';
import type { Locale } from '@kermesse/api/schemas/common/locale';
import { sql } from 'kysely';
import type { Database, Trx } from '../../platform/database/database.ts';
import { queueMessage } from '../../platform/queue/queue.ts';
import { hashToken } from '../../platform/security/secrets.ts';

/** A contact message as the operation's schema parses it: normalised and validated. */
export type ContactMessage = InputOf<typeof contactMessage>;

/** The parts of a contact message that its emails contain. */
export interface StoredMessage {
  subject: string;
  title: string;
  content: string;
  senderName: string | null;
  senderEmail: string | null;
  senderPhone: string | null;
}

const digestOf = ({ subject, title, content, sender }: ContactMessage) =>
  hashToken(JSON.stringify([subject, title, content, sender]));

/**
 * Records a message. Returns false for an identical message within fifteen minutes: it is a repeated click or a retry.
 * Exact for simultaneous calls on any number of servers, because the row stays locked until the end of the transaction.
 */
async function recordDigest(trx: Trx, message: ContactMessage): Promise<boolean> {
  const { rows } = await sql`
    insert into contact_digests as seen (digest, accepted_at) values (${digestOf(message)}, now())
    on conflict (digest) do update set accepted_at = excluded.accepted_at
    where seen.accepted_at < excluded.accepted_at - interval '15 minutes'
    returning digest
  `.execute(trx);
  return rows.length > 0;
}

/**
 * Stores a message and queues its email and a copy for the sender in their language. Ignores an identical message
 * (`recordDigest`).
 */
export async function storeMessage(db: Database, message: ContactMessage, locale: Locale): Promise<void> {
  const { subject, title, content, sender, tags = [] } = message;
  await db.transaction().execute(async (trx) => {
    if (!(await recordDigest(trx, message))) return;
    const { id } = await trx
      .insertInto('contact_messages')
      .values({
        subject,
        title,
        content,
        sender_name: sender?.name ?? null,
        sender_email: sender?.email ?? null,
        sender_phone: sender?.phone ?? null,
        tags: JSON.stringify(tags),
        mailed_at: sql<Date>`now()`,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await queueMessage(trx, { kind: 'contact', about: String(id) }, { priority: 'low' });
    if (sender !== undefined)
      await queueMessage(trx, { kind: 'contact-copy', about: `${locale} ${id}` }, { priority: 'low' });
  });
}

/** Deletes messages that are more than twelve months old, unless an email about them is still to be sent. */
export async function deleteOldContactMessages(db: Database): Promise<void> {
  await sql`delete from contact_messages where created_at < now() - interval '12 months' and not exists (
    select 1 from outgoing_messages
    where sent_at is null and kind in ('contact', 'contact-copy')
      and (about = contact_messages.id::text or about like '% ' || contact_messages.id)
  )`.execute(db);
}

/** Returns a message by its id; undefined if it has been erased. */
export async function readContactMessage(db: Database, id: number): Promise<StoredMessage | undefined> {
  return db
    .selectFrom('contact_messages')
    .select([
      'subject',
      'title',
      'content',
      'sender_name as senderName',
      'sender_email as senderEmail',
      'sender_phone as senderPhone',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
}
