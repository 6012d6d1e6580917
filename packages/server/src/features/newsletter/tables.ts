import type { Generated } from 'kysely';

interface NewsletterTable {
  id: Generated<number>;
  address: string;
  created_at: Generated<Date>;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    newsletter_emails: NewsletterTable;
    newsletter_phones: NewsletterTable;
  }
}
