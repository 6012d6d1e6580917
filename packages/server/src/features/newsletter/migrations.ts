import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The migrations of the newsletter's tables and of the table of rate limits, which was released with them. */
export const newsletterMigrations: Record<string, Migration> = {
  '002_newsletter': {
    async up(db) {
      for (const table of ['newsletter_emails', 'newsletter_phones']) {
        await sql`create table ${sql.table(table)} (
          id integer generated always as identity primary key,
          address text not null unique,
          created_at timestamptz not null default now()
        )`.execute(db);
      }
      await sql`create table rate_limits (
        key text primary key,
        window_start integer not null,
        hits integer not null
      )`.execute(db);
    },
  },
};
