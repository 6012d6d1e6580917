import { sql } from 'kysely';
import { inOrder, migration, type Migrations } from '../../../platform/database/migrations.ts';
import { asciiDomains, oneAddress, registrations } from './one-address-migration.ts';

const users = [
  sql`create table users (
    id text primary key,
    email text,
    email_verified_at timestamptz,
    firstname text not null default '',
    lastname text not null default '',
    phone text,
    address text not null default '',
    latitude double precision,
    longitude double precision,
    avatar text,
    auth_type text not null check (auth_type in ('email-password', 'phone', 'google')),
    password_hash text,
    is_admin boolean not null default false,
    in_app_notif_enabled boolean not null default true,
    email_notif_enabled boolean not null default true,
    locale text not null default 'fr' check (locale in ('fr', 'en')),
    enabled boolean not null default true,
    created_at timestamptz not null default now()
  )`,
  // An address has one verified owner. Several accounts may have it unverified.
  sql`create unique index users_verified_email on users (email) where email_verified_at is not null`,
  sql`create index users_email on users (email, created_at)`,
  sql`create unique index users_sign_in_phone on users (phone) where auth_type = 'phone'`,
  sql`create table federated_identities (
    issuer text not null,
    subject text not null,
    user_id text not null references users on delete cascade,
    created_at timestamptz not null default now(),
    primary key (issuer, subject)
  )`,
];

const secrets = [
  sql`create table sessions (
    token_hash text primary key,
    user_id text not null references users on delete cascade,
    remember boolean not null,
    created_at timestamptz not null default now(),
    last_used_at timestamptz not null default now()
  )`,
  sql`create index sessions_user on sessions (user_id)`,
  sql`create table mail_tokens (
    token_hash text primary key,
    user_id text not null references users on delete cascade,
    purpose text not null check (purpose in ('verify', 'reset', 'change')),
    email text not null,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  sql`create index mail_tokens_user on mail_tokens (user_id)`,
  sql`create table phone_codes (
    id integer generated always as identity primary key,
    phone text not null,
    code_hash text not null,
    tries integer not null default 0,
    firstname text,
    lastname text,
    in_app_notif_enabled boolean not null,
    email_notif_enabled boolean not null,
    locale text not null,
    allow_registration boolean not null,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  sql`create index phone_codes_phone on phone_codes (phone, id)`,
  sql`create table device_phones (
    device_hash text not null,
    phone text not null,
    created_at timestamptz not null default now(),
    primary key (device_hash, phone)
  )`,
  sql`create table sign_in_attempts (
    state_hash text primary key,
    browser_hash text not null,
    nonce text not null,
    code_verifier text not null,
    created_at timestamptz not null default now()
  )`,
  sql`create table server_secrets (name text primary key, value text not null)`,
];

const limits = [
  sql`create table occurrences (
    id integer generated always as identity primary key,
    key text not null,
    at timestamptz not null default now()
  )`,
  sql`create index occurrences_key on occurrences (key, at)`,
  sql`create table used_human_checks (key text primary key, expires_at timestamptz not null)`,
];

/** The migrations of the tables of accounts. */
export const accountMigrations: Migrations = {
  '0201_accounts': migration(...users, ...secrets, ...limits),
  '0202_waiting_letters': migration(
    sql`create table waiting_letters (
      id integer generated always as identity primary key,
      kind text not null check (kind in ('verification', 'reset', 'changed', 'confirm', 'notice')),
      user_id text references users on delete cascade,
      email text,
      about text,
      attempts integer not null default 0,
      created_at timestamptz not null default now(),
      claimed_at timestamptz,
      sent_at timestamptz
    )`,
    sql`create index waiting_letters_waiting on waiting_letters (id) where sent_at is null`,
  ),
  accounts_010_one_address: migration(...oneAddress, ...registrations),
  accounts_020_devices: migration(
    sql`create table devices (
      device_hash text not null,
      user_id text not null references users on delete cascade,
      first_seen timestamptz not null default now(),
      last_seen timestamptz not null default now(),
      primary key (device_hash, user_id)
    )`,
    sql`create index devices_user on devices (user_id)`,
  ),
  accounts_030_codes_of_browsers: migration(
    // Adds the requesting browser to codes. Older codes expire by themselves within ten minutes.
    sql`alter table phone_codes add column device_hash text`,
    sql`create index phone_codes_device on phone_codes (phone, device_hash, id)`,
  ),
  accounts_030_email_changes: migration(
    sql`alter table users add column pending_email text`,
    // Fill the column for changes that were requested before it existed.
    sql`update users set pending_email = (
      select email from mail_tokens
      where user_id = users.id and purpose = 'change' and used_at is null and expires_at > now()
      order by created_at desc limit 1
    )`,
    // The types in the code restrict the values, so a new kind of link or email needs no migration.
    sql`alter table mail_tokens drop constraint if exists mail_tokens_purpose_check`,
    sql`alter table waiting_letters drop constraint if exists waiting_letters_kind_check`,
  ),
  accounts_040_pending_links: migration(
    sql`create table pending_links (
      token_hash text primary key,
      device_hash text not null,
      user_id text not null references users on delete cascade,
      issuer text not null,
      subject text not null,
      created_at timestamptz not null default now()
    )`,
  ),
  accounts_050_undo_order: migration(sql`alter table mail_tokens add column message_id integer`),
  accounts_051_former_addresses: migration(
    sql`create table former_addresses (
      user_id text not null references users on delete cascade,
      email text not null,
      replaced_at timestamptz not null default now(),
      primary key (user_id, email)
    )`,
    sql`create index former_addresses_email on former_addresses (email)`,
  ),
  accounts_060_indexes: migration(
    sql`create index mail_tokens_email on mail_tokens (email)`,
    sql`create index federated_identities_user on federated_identities (user_id)`,
    sql`create index pending_links_user on pending_links (user_id)`,
    sql`create index waiting_letters_user on waiting_letters (user_id)`,
  ),
  accounts_070_ascii_domains: inOrder(...asciiDomains),
};
