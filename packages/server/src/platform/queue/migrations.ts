import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The queue of emails and SMS. */
export const queueMigrations: Record<string, Migration> = {
  outgoing_010_queue: {
    async up(db) {
      await sql`create table outgoing_messages (
        id integer generated always as identity primary key,
        key text not null unique default gen_random_uuid()::text,
        channel text not null,
        kind text not null,
        user_id text references users on delete cascade,
        email text,
        about text,
        attempts integer not null default 0,
        created_at timestamptz not null default now(),
        due_at timestamptz not null default now(),
        expires_at timestamptz,
        sent_at timestamptz,
        failed_at timestamptz,
        last_error text
      )`.execute(db);
      await sql`create index outgoing_messages_due on outgoing_messages (channel, due_at) where sent_at is null and failed_at is null`.execute(
        db,
      );
      await sql`create index outgoing_messages_user on outgoing_messages (user_id)`.execute(db);
    },
  },
  outgoing_020_priority: {
    async up(db) {
      await sql`alter table outgoing_messages add column priority integer not null default 0`.execute(db);
      await sql`create index outgoing_messages_next on outgoing_messages (channel, priority, due_at) where sent_at is null and failed_at is null`.execute(
        db,
      );
      await sql`drop index outgoing_messages_due`.execute(db);
    },
  },
};
