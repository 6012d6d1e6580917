import { sql } from 'kysely';
import { migration, type Migrations } from '../database/migrations.ts';
import { normaliseEmails } from '../database/normalise-emails.ts';

/** The queue of emails and SMS. */
export const queueMigrations: Migrations = {
  outgoing_010_queue: migration(
    sql`create table outgoing_messages (
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
    )`,
    sql`create index outgoing_messages_due on outgoing_messages (channel, due_at) where sent_at is null and failed_at is null`,
    sql`create index outgoing_messages_user on outgoing_messages (user_id)`,
  ),
  outgoing_020_priority: migration(
    sql`alter table outgoing_messages add column priority integer not null default 0`,
    sql`create index outgoing_messages_next on outgoing_messages (channel, priority, due_at) where sent_at is null and failed_at is null`,
    sql`drop index outgoing_messages_due`,
  ),
  // For the search for identical messages of the last seconds.
  outgoing_030_duplicates: migration(sql`create index outgoing_messages_kind on outgoing_messages (kind, created_at)`),
  outgoing_040_ascii_domains: normaliseEmails('outgoing_messages', 'email'),
};
