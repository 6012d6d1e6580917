import type { ColumnType, Generated } from 'kysely';

interface OutboxTable {
  id: Generated<number>;
  kind: 'email' | 'sms';
  recipient: string;
  subject: string | null;
  text: string;
  html: string | null;
  /** A JSON array of web addresses. */
  links: ColumnType<unknown, string, never>;
  code: string | null;
  created_at: ColumnType<Date, never, never>;
}

/** The table of the development outbox. */
export interface OutboxTables {
  outbox: OutboxTable;
}

declare module '../../platform/database/tables.ts' {
  interface Tables extends OutboxTables {}
}
