import { sql } from 'kysely';
import * as z from 'zod';
import type { Database } from '../platform/database/database.ts';
import type { Channel } from '../platform/queue/message.ts';

/** An unsent message with a failed attempt, as operators see it. */
export interface FailedMessage {
  id: number;
  channel: Channel;
  kind: string;
  /** The message's own recipient, else the account's address; null if the recipient is in the row that it refers to. */
  email: string | null;
  attempts: number;
  /** The creation date in ISO 8601. */
  createdAt: string;
  /** When it was given up; null while it waits for another attempt. */
  failedAt: string | null;
  error: string | null;
}

/** The schema of a request to send failed messages again: those with `ids`, or all without `ids`. */
export const retrySchema = z.object({ ids: z.optional(z.array(z.int())) });

/**
 * Returns the unsent messages with a failed attempt, the oldest first. Those that were given up are stored for thirty
 * days.
 */
export async function listFailedMessages(db: Database): Promise<FailedMessage[]> {
  const rows = await db
    .selectFrom('outgoing_messages')
    .leftJoin('users', 'users.id', 'outgoing_messages.user_id')
    .select([
      'outgoing_messages.id',
      'channel',
      'kind',
      'attempts',
      'last_error as error',
      'outgoing_messages.created_at as createdAt',
    ])
    .select([sql<string | null>`coalesce(outgoing_messages.email, users.email)`.as('email'), 'failed_at as failedAt'])
    .where('sent_at', 'is', null)
    .where((is) => is.or([is('failed_at', 'is not', null), is('last_error', 'is not', null)]))
    .orderBy('outgoing_messages.id')
    .execute();
  return rows.map(({ createdAt, failedAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    failedAt: failedAt?.toISOString() ?? null,
  }));
}

/** Makes messages that were given up due again, with all attempts; all of them without `ids`. Returns their number. */
export async function retryFailedMessages(db: Database, ids?: readonly number[]): Promise<number> {
  const update = db
    .updateTable('outgoing_messages')
    .set({ failed_at: null, attempts: 0, due_at: sql<Date>`now()` })
    .where('failed_at', 'is not', null);
  const { numUpdatedRows } = await (ids === undefined ? update : update.where('id', 'in', ids)).executeTakeFirst();
  return Number(numUpdatedRows);
}
