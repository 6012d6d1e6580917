import { sql } from 'kysely';
import { migration, type Migrations } from '../../platform/database/migrations.ts';

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
};
