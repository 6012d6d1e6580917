import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { EmailSender } from '../../platform/email/email-sender.ts';
import type { SmsSender } from '../../platform/sms/sms-sender.ts';

/** A message that was stored instead of sent. */
export interface OutboxMessage {
  id: number;
  kind: 'email' | 'sms';
  to: string;
  subject: string | null;
  text: string;
  links: string[];
  code: string | null;
  sentAt: Date;
}

/** The maximum number of stored messages. Older ones are deleted. */
const maxMessages = 500;

const columns = ['id', 'kind', 'recipient as to', 'subject', 'text', 'links', 'code', 'created_at as sentAt'] as const;

async function store(
  db: Database,
  message: Omit<OutboxMessage, 'id' | 'sentAt'> & { html: string | null },
): Promise<void> {
  const { to, links, ...rest } = message;
  const { id } = await db
    .insertInto('outbox')
    .values({ ...rest, recipient: to, links: JSON.stringify(links) })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (id % 100 === 0) await sql`delete from outbox where id <= ${id - maxMessages}`.execute(db);
}

/** Returns the stored messages, newest first. */
export function outboxMessages(db: Database): Promise<OutboxMessage[]> {
  return db.selectFrom('outbox').select(columns).orderBy('id', 'desc').limit(maxMessages).execute();
}

/** Returns the HTML of an email, or undefined if there is no email with that id. */
export async function outboxHtml(db: Database, id: number): Promise<string | undefined> {
  const row = await db.selectFrom('outbox').select('html').where('id', '=', id).executeTakeFirst();
  return row?.html ?? undefined;
}

/** Returns replacements of both gateways for development: they store messages in the outbox instead of sending them. */
export const outboxGateways = (db: Database): { emailSender: EmailSender; sms: SmsSender } => ({
  emailSender: {
    send: ({ to, subject, text, html, links = [] }) =>
      store(db, { kind: 'email', to, subject, text, html, links, code: null }),
  },
  sms: {
    send: ({ to, text, code = null }) =>
      store(db, { kind: 'sms', to, subject: null, text, html: null, links: [], code }),
  },
});
