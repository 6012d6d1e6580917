import { createHash } from 'node:crypto';
import type { email } from '@kermesse/api/email';
import type { InputOf } from '@kermesse/api/operation';
import type { Locale } from '@kermesse/api/schemas/common/locale';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** A contact message as the operation's schema parses it: normalised and validated. */
export type ContactMessage = InputOf<typeof email>;

/** The parts of a contact message that its mails contain. */
export interface StoredMessage {
  subject: string;
  title: string;
  content: string;
  senderName: string | null;
  senderEmail: string | null;
  senderPhone: string | null;
}

const digestOf = ({ subject, title, content, sender }: ContactMessage) =>
  createHash('sha256')
    .update(JSON.stringify([subject, title, content, sender]))
    .digest('base64url');

/**
 * Stores a message and queues its mail and a copy for the sender in their language. Ignores an identical message within
 * fifteen minutes: it is a repeated click or a retry. A single statement keeps this exact for simultaneous calls on any
 * number of servers.
 */
export async function storeMessage(db: Database, message: ContactMessage, locale: Locale): Promise<void> {
  const { subject, title, content, sender, tags = [] } = message;
  await sql`
    with accepted as (
      insert into contact_digests as seen (digest, accepted_at) values (${digestOf(message)}, now())
      on conflict (digest) do update set accepted_at = excluded.accepted_at
      where seen.accepted_at < excluded.accepted_at - interval '15 minutes'
      returning digest
    ), kept as (
      insert into contact_messages (subject, title, content, sender_name, sender_email, sender_phone, tags, mailed_at)
      select ${subject}::text, ${title}::text, ${content}::text, ${sender?.name ?? null}::text,
        ${sender?.email ?? null}::text, ${sender?.phone ?? null}::text, ${JSON.stringify(tags)}::json, now()
      from accepted
      returning id
    )
    insert into outgoing_messages (channel, kind, about, priority)
    select 'email', 'contact', id::text, 1 from kept
    union all
    select 'email', 'contact-copy', ${locale}::text || ' ' || id::text, 1 from kept
    where ${sender !== undefined}::boolean
  `.execute(db);
  await sql`delete from contact_digests where accepted_at < now() - interval '1 day'`.execute(db);
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
