import { sql } from 'kysely';
import { migration, type Migrations } from '../../platform/database/migrations.ts';
import { normaliseEmails } from '../../platform/database/normalise-emails.ts';

/** The migrations of the tables of the contact form. */
export const contactMigrations: Migrations = {
  '0100_contact': migration(
    sql`create table contact_messages (
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
    )`,
    sql`create index contact_messages_waiting on contact_messages (id) where mailed_at is null`,
    sql`create table contact_digests (
      digest text primary key,
      accepted_at timestamptz not null
    )`,
  ),
  contact_010_ascii_domains: normaliseEmails('contact_messages', 'sender_email'),
};
