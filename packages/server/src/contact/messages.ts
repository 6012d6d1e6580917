import { createHash } from 'node:crypto';
import type { email } from '@kermesse/api/email';
import type { InputOf } from '@kermesse/api/operation';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** A message as the operation reads it: tidied, checked. */
export type ContactMessage = InputOf<typeof email>;

/** A message that nobody has been told of yet. */
export interface WaitingMessage {
  id: number;
  subject: string;
  title: string;
  content: string;
  senderEmail: string | null;
}

const digestOf = ({ subject, title, content, sender }: ContactMessage) =>
  createHash('sha256').update(JSON.stringify([subject, title, content, sender])).digest('base64url');

/**
 * Keeps a message, once: the same again within fifteen minutes is taken for a repeated press or a retry. One statement,
 * so that it is exact for calls at the same time, on any number of servers.
 */
export async function keepMessage(db: Database, message: ContactMessage): Promise<void> {
  const { subject, title, content, sender, tags = [] } = message;
  await sql`
    with accepted as (
      insert into contact_digests as seen (digest, accepted_at) values (${digestOf(message)}, now())
      on conflict (digest) do update set accepted_at = excluded.accepted_at
      where seen.accepted_at < excluded.accepted_at - interval '15 minutes'
      returning digest
    )
    insert into contact_messages (subject, title, content, sender_name, sender_email, sender_phone, tags)
    select ${subject}::text, ${title}::text, ${content}::text, ${sender?.name ?? null}::text,
      ${sender?.email ?? null}::text, ${sender?.phone ?? null}::text, ${JSON.stringify(tags)}::json
    from accepted
  `.execute(db);
  await sql`delete from contact_digests where accepted_at < now() - interval '1 day'`.execute(db);
}

/**
 * Takes one message that nobody has been told of, so that no other server takes it too. One that was taken and not
 * mailed may be taken again after five minutes; after a week it stays in the table only.
 */
export async function claimMessage(db: Database): Promise<WaitingMessage | undefined> {
  const { rows } = await sql<WaitingMessage>`
    update contact_messages set claimed_at = now()
    where id = (
      select id from contact_messages
      where mailed_at is null
        and (claimed_at is null or claimed_at < now() - interval '5 minutes')
        and created_at > now() - interval '7 days'
      order by id limit 1 for update skip locked
    )
    returning id, subject, title, content, sender_email as "senderEmail"
  `.execute(db);
  return rows[0];
}

/** Lets go of what a process that was killed had taken. Only for who is alone on the database. */
export async function releaseMessages(db: Database): Promise<void> {
  await sql`update contact_messages set claimed_at = null where mailed_at is null`.execute(db);
}

/** Notes that a message has been mailed. */
export async function noteMailed(db: Database, id: number): Promise<void> {
  await sql`update contact_messages set mailed_at = now() where id = ${id}`.execute(db);
}
