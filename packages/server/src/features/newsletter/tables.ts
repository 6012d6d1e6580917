import type { Generated } from 'kysely';

interface NewsletterTable {
  id: Generated<number>;
  address: string;
  created_at: Generated<Date>;
}

/** The tables of the newsletter. */
export interface NewsletterTables {
  newsletter_emails: NewsletterTable;
  newsletter_phones: NewsletterTable;
}

declare module '../../platform/database/tables.ts' {
  interface Tables extends NewsletterTables {}
}
