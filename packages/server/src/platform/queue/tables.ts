import type { ColumnType, Generated } from 'kysely';
import type { Channel, OutgoingMessage } from './message.ts';

type Made = ColumnType<Date, Date | undefined, Date>;
type MaybeInstant = ColumnType<Date | null, Date | undefined, Date | null>;

/** Mails and SMS that are to be sent, those sent in the last hour, and those that were given up. */
interface OutgoingMessagesTable {
  id: Generated<number>;
  /** Names the message in every attempt to send it. */
  key: Generated<string>;
  channel: Channel;
  kind: OutgoingMessage['kind'];
  user_id: string | null;
  email: string | null;
  about: string | null;
  /** How often it was taken to be sent. */
  attempts: Generated<number>;
  created_at: Made;
  /** When it may be taken: later than now while a server is sending it, and between two attempts. */
  due_at: Made;
  /** After this it is of no use and never sent. */
  expires_at: MaybeInstant;
  /** When it was handed over, or turned out not to be needed any more. */
  sent_at: MaybeInstant;
  /** When it was given up. */
  failed_at: MaybeInstant;
  /** Why the last attempt failed. */
  last_error: string | null;
}

/** What the queue of outgoing messages is kept in. */
export interface OutgoingTables {
  outgoing_messages: OutgoingMessagesTable;
}

declare module '../database/tables.ts' {
  interface Tables extends OutgoingTables {}
}
