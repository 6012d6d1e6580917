import { sql } from 'kysely';
import { migration, type Migrations } from '../../platform/database/migrations.ts';
import { normaliseEmails } from '../../platform/database/normalise-emails.ts';

/** The migrations of the newsletter's tables and of the table of rate limits, which was released with them. */
export const newsletterMigrations: Migrations = {
  '002_newsletter': migration(
    ...['newsletter_emails', 'newsletter_phones'].map(
      (table) => sql`create table ${sql.table(table)} (
        id integer generated always as identity primary key,
        address text not null unique,
        created_at timestamptz not null default now()
      )`,
    ),
    sql`create table rate_limits (
      key text primary key,
      window_start integer not null,
      hits integer not null
    )`,
  ),
  newsletter_010_ascii_domains: normaliseEmails('newsletter_emails', 'address', (from, to) => [
    // The address may have subscribed in both forms.
    sql`insert into newsletter_emails (address, created_at)
      select ${to}, created_at from newsletter_emails where address = ${from} on conflict do nothing`,
    sql`delete from newsletter_emails where address = ${from}`,
  ]),
};
