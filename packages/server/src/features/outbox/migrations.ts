import { sql } from 'kysely';
import { migration, type Migrations } from '../../platform/database/migrations.ts';

/** The migrations of the development outbox. In production its table exists too, but stays empty. */
export const outboxMigrations: Migrations = {
  '0200_outbox': migration(
    sql`create table outbox (
      id integer generated always as identity primary key,
      kind text not null check (kind in ('email', 'sms')),
      recipient text not null,
      subject text,
      text text not null,
      html text,
      links json not null,
      code text,
      created_at timestamptz not null default now()
    )`,
  ),
};
