import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The migrations of the tables of the contact form. */
export const contactMigrations: Record<string, Migration> = {
  '0100_contact': {
    async up(db) {
      await sql`create table contact_messages (
        id integer generated always as identity primary key,
        subject text not null,
        title text not null,
        content text not null,
        sender_name text,
        sender_email text,
        sender_phone text,
        tags json not null,
        created_at timestamptz not null default now(),
        claimed_at timestamptz,
        mailed_at timestamptz
      )`.execute(db);
      await sql`create index contact_messages_waiting on contact_messages (id) where mailed_at is null`.execute(db);
      await sql`create table contact_digests (
        digest text primary key,
        accepted_at timestamptz not null
      )`.execute(db);
    },
  },
};
