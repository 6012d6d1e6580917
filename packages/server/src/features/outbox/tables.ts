import type { ColumnType, Generated, JSONColumnType } from 'kysely';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    outbox: {
      id: Generated<number>;
      kind: 'email' | 'sms';
      recipient: string;
      subject: string | null;
      text: string;
      html: string | null;
      /** A JSON array of web addresses. */
      links: JSONColumnType<string[], string, never>;
      code: string | null;
      created_at: ColumnType<Date, never, never>;
    };
  }
}
