import type { ColumnType, Generated } from 'kysely';

interface ContactMessagesTable {
  id: Generated<number>;
  subject: string;
  title: string;
  content: string;
  sender_name: string | null;
  sender_email: string | null;
  sender_phone: string | null;
  /** A JSON list of words. */
  tags: ColumnType<unknown, string, never>;
  created_at: ColumnType<Date, never, never>;
  /** Of the release before the queue: when a server took it to mail it. */
  claimed_at: ColumnType<Date | null, never, Date | null>;
  /** When it was mailed, or queued to be. */
  mailed_at: ColumnType<Date | null, never, Date | null>;
}

/** What was received lately, by its digest: the same again has no second effect. */
interface ContactDigestsTable {
  digest: string;
  accepted_at: ColumnType<Date, Date, Date>;
}

/** What the contact form keeps. */
export interface ContactTables {
  contact_messages: ContactMessagesTable;
  contact_digests: ContactDigestsTable;
}

declare module '../../platform/database/tables.ts' {
  interface Tables extends ContactTables {}
}
