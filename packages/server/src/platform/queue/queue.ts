import { sql, type Transaction } from 'kysely';
import { holdKey } from '../database/hold-key.ts';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import type { Channel, ClaimedMessage, OutgoingMessage } from './message.ts';

/** The same message asked for again within so many seconds is one message: a button pressed twice. */
const samePress = 10;

/** How long a server has a message for itself, in seconds: longer than `attemptPatience`, so that one is sent once. */
const lease = 60;

/** How often a message is tried before it is given up: by then a mail has waited three days. */
export const mostAttempts = 24;

/** Options of a queued message. */
export interface QueueOptions {
  /** A name that no other message has; made by the database unless given. */
  key?: string;
  /** In how many seconds it is of no use any more. */
  expiresIn?: number;
}

/**
 * Queues a message, in the transaction of what it tells of: a process that is killed between the two loses neither.
 * Gives its number, or undefined when the same was asked for a moment ago.
 */
export async function queueMessage(
  trx: Transaction<Tables>,
  message: OutgoingMessage,
  { key, expiresIn }: QueueOptions = {},
): Promise<number | undefined> {
  const { kind } = message;
  const channel: Channel = 'channel' in message ? message.channel : 'email';
  const userId = 'userId' in message ? message.userId : null;
  const email = 'email' in message ? message.email : null;
  const about = 'about' in message ? message.about : null;
  await holdKey(trx, `message ${JSON.stringify([kind, userId, email, about])}`);
  const { rows } = await sql<{ id: number }>`
    insert into outgoing_messages (key, channel, kind, user_id, email, about, expires_at)
    select coalesce(${key ?? null}::text, gen_random_uuid()::text), ${channel}::text, ${kind}::text, ${userId}::text,
      ${email}::text, ${about}::text, now() + ${expiresIn ?? null}::integer * interval '1 second'
    where not exists (
      select 1 from outgoing_messages
      where kind = ${kind} and user_id is not distinct from ${userId}::text
        and email is not distinct from ${email}::text and about is not distinct from ${about}::text
        and created_at > now() - ${samePress} * interval '1 second'
    )
    returning id
  `.execute(trx);
  return rows[0]?.id;
}

/**
 * Takes a message of a channel that is due, so that no other server takes it before the lease has ended; `id`: that one
 * or none. One whose server was killed is taken again after the lease.
 */
export async function claimMessage(db: Database, channel: Channel, id?: number): Promise<ClaimedMessage | undefined> {
  const { rows } = await sql<{
    id: number;
    key: string;
    channel: Channel;
    attempt: number;
    kind: string;
    userId: string;
    email: string;
    about: string;
  }>`
    update outgoing_messages set due_at = now() + ${lease} * interval '1 second', attempts = attempts + 1
    where id = (
      select id from outgoing_messages
      where sent_at is null and failed_at is null and channel = ${channel} and due_at <= now()
        and (expires_at is null or expires_at > now())
        and (${id ?? null}::integer is null or id = ${id ?? null}::integer)
      order by due_at, id limit 1 for update skip locked
    )
    returning id, key, channel, attempts as attempt, kind, user_id as "userId", email, about
  `.execute(db);
  const [row] = rows;
  if (row === undefined) return undefined;
  // The columns of each kind are those that it was queued with.
  return {
    id: row.id,
    key: row.key,
    channel: row.channel,
    attempt: row.attempt,
    message: row as unknown as OutgoingMessage,
  };
}

/** Notes that a message was handed over. */
export async function markSent(db: Database, id: number): Promise<void> {
  await sql`update outgoing_messages set sent_at = now(), last_error = null where id = ${id}`.execute(db);
}

/** Seconds until the next attempt: 10, 20, 30 … for an SMS, which somebody waits for; 1, 4, 9 … minutes for a mail. */
const pauseAfter = (channel: Channel, attempt: number) => (channel === 'sms' ? 10 * attempt : 60 * attempt * attempt);

/** Notes that an attempt failed, and why: the message is due again later, or given up after the last attempt; gives whether it is. `leavesNoTrace`: removed then. */
export async function noteFailure(
  db: Database,
  { id, channel, attempt }: ClaimedMessage,
  reason: string,
  { leavesNoTrace }: { leavesNoTrace: boolean },
): Promise<{ givenUp: boolean }> {
  const givenUp = attempt >= mostAttempts;
  if (givenUp && leavesNoTrace) await removeMessage(db, id);
  await sql`
    update outgoing_messages set last_error = ${reason.slice(0, 500)}, failed_at = case when ${givenUp} then now() end,
      due_at = now() + ${pauseAfter(channel, attempt)} * interval '1 second'
    where id = ${id} and sent_at is null
  `.execute(db);
  return { givenUp };
}

/** Deletes a message: it could not be sent, and the person knows; or it was sent to somebody of whom nothing is kept. */
export async function removeMessage(db: Database, id: number): Promise<void> {
  await sql`delete from outgoing_messages where id = ${id}`.execute(db);
}

/** Deletes the messages to a person that were not sent. */
export async function removeUnsent(trx: Transaction<Tables>, userId: string): Promise<void> {
  await sql`delete from outgoing_messages where user_id = ${userId} and sent_at is null`.execute(trx);
}

/** Whether a message is still to be sent. */
export async function isUnsent(trx: Transaction<Tables>, id: number): Promise<boolean> {
  const { rows } = await sql`select 1 from outgoing_messages where id = ${id} and sent_at is null`.execute(trx);
  return rows.length > 0;
}

/** Makes every message due that a killed process had taken. Only for who is alone on the database. */
export async function releaseClaims(db: Database): Promise<void> {
  await sql`update outgoing_messages set due_at = now() where sent_at is null and failed_at is null`.execute(db);
}

/** Forgets messages an hour after they were sent, when they have expired, and thirty days after they were given up. */
export async function deleteOldMessages(db: Database): Promise<void> {
  await sql`delete from outgoing_messages
    where sent_at < now() - interval '1 hour' or expires_at < now() or failed_at < now() - interval '30 days'`.execute(
    db,
  );
}
