import { sql } from 'kysely';
import { migration, type Migrations } from '../../../platform/database/migrations.ts';

/** The migrations of the tables of passkeys. */
export const passkeyMigrations: Migrations = {
  accounts_030_passkeys: migration(
    // A counter has 32 unsigned bits. That exceeds an integer, and `pg` returns a bigint as text, so it is a double.
    sql`create table passkeys (
      id text primary key,
      user_id text not null references users on delete cascade,
      credential_id text not null unique,
      public_key text not null,
      counter double precision not null,
      transports text not null,
      synced boolean not null,
      name text not null,
      created_at timestamptz not null default now(),
      last_used_at timestamptz
    )`,
    sql`create index passkeys_user on passkeys (user_id, created_at)`,
    sql`create table passkey_challenges (
      challenge_hash text primary key,
      session text,
      created_at timestamptz not null default now()
    )`,
    sql`alter table waiting_letters drop constraint if exists waiting_letters_kind_check`,
  ),
};
