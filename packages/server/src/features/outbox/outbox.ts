import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { SmsSender } from '../../platform/sms/sms-sender.ts';

/** One message that was kept instead of sent. */
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

/** How many messages are kept; older ones give way. */
const kept = 500;

const columns = ['id', 'kind', 'recipient as to', 'subject', 'text', 'links', 'code', 'created_at as sentAt'] as const;

type Row = Omit<OutboxMessage, 'links'> & { links: unknown };

const read = ({ links, ...row }: Row): OutboxMessage => ({
  ...row,
  links: Array.isArray(links) ? links.filter((link) => typeof link === 'string') : [],
});

async function keep(
  db: Database,
  message: Omit<OutboxMessage, 'id' | 'sentAt'> & { html: string | null },
): Promise<void> {
  const { to, links, ...rest } = message;
  const { id } = await db
    .insertInto('outbox')
    .values({ ...rest, recipient: to, links: JSON.stringify(links) })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (id % 100 === 0) await sql`delete from outbox where id <= ${id - kept}`.execute(db);
}

/** Keeps mails where they can be read in the browser instead of sending them: for developing. */
function outboxMailer(db: Database): Mailer {
  return {
    send: ({ to, subject, text, html, links = [] }) =>
      keep(db, { kind: 'email', to, subject, text, html, links, code: null }),
  };
}

/** Keeps SMS where they can be read in the browser instead of sending them: for developing. */
function outboxSms(db: Database): SmsSender {
  return {
    send: ({ to, text, code }) =>
      keep(db, { kind: 'sms', to, subject: null, text, html: null, links: [], code: code ?? null }),
  };
}

/** The messages kept, newest first. */
export async function outboxMessages(db: Database): Promise<OutboxMessage[]> {
  const rows = await db.selectFrom('outbox').select(columns).orderBy('id', 'desc').limit(kept).execute();
  return rows.map(read);
}

/** A mail as it looks, or undefined when there is none of that number. */
export async function outboxHtml(db: Database, id: number): Promise<string | undefined> {
  const row = await db.selectFrom('outbox').select('html').where('id', '=', id).executeTakeFirst();
  return row?.html ?? undefined;
}

/** The development outbox in place of both gateways. */
export const outboxGateways = (db: Database): { mailer: Mailer; sms: SmsSender } => ({
  mailer: outboxMailer(db),
  sms: outboxSms(db),
});
