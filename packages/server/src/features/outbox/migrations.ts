import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The migrations of the development outbox. In production its table exists too, but stays empty. */
export const outboxMigrations: Record<string, Migration> = {
  '0200_outbox': {
    async up(db) {
      await sql`create table outbox (
        id integer generated always as identity primary key,
        kind text not null check (kind in ('email', 'sms')),
        recipient text not null,
        subject text,
        text text not null,
        html text,
        links json not null,
        code text,
        created_at timestamptz not null default now()
      )`.execute(db);
    },
  },
};
