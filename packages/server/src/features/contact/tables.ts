import type { ColumnType, Generated } from 'kysely';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    contact_messages: {
      id: Generated<number>;
      subject: string;
      title: string;
      content: string;
      sender_name: string | null;
      sender_email: string | null;
      sender_phone: string | null;
      /** A JSON array of strings. */
      tags: ColumnType<unknown, string, never>;
      created_at: ColumnType<Date, never, never>;
      /** When a server of a release from before the message queue claimed it to email it. */
      claimed_at: ColumnType<Date | null, never, Date | null>;
      /** When it was emailed or its email was queued. */
      mailed_at: ColumnType<Date | null, Date, Date | null>;
    };
    /** The digests of recent messages, to detect repeated ones. */
    contact_digests: {
      digest: string;
      accepted_at: Date;
    };
  }
}
