import { sql } from 'kysely';
import { migration, type Migrations } from '../../platform/database/migrations.ts';

/** The migrations of the tables of profiles, documents and files. */
export const profileMigrations: Migrations = {
  '0301_profiles': migration(
    sql`create table files (
      path text primary key,
      folder text not null check (folder in ('documents', 'avatars')),
      owner_id text not null references users on delete cascade,
      media_type text not null,
      bytes integer not null,
      created_at timestamptz not null default now(),
      touched_at timestamptz not null default now()
    )`,
    sql`create index files_owner on files (owner_id)`,
    sql`create index files_touched on files (touched_at)`,
    // `unique`: a user has one profile, even after simultaneous requests.
    sql`create table profiles (
      id text primary key,
      user_id text not null unique references users on delete cascade,
      type text not null check (type in ('provider', 'customer', 'planner')),
      bio text,
      types json not null,
      company_name text,
      company_address text,
      company_phone text,
      company_email text,
      social_links json not null,
      preferred_services json not null,
      created_at timestamptz not null default now()
    )`,
    // `unique`: a file belongs to one document, even if the same request arrives twice.
    sql`create table documents (
      id text primary key,
      position integer generated always as identity,
      path text not null unique references files deferrable initially deferred,
      profile_id text not null references profiles on delete cascade,
      sender_id text not null references users on delete cascade,
      name text not null,
      type smallint not null check (type in (1, 2)),
      status smallint not null default 0 check (status in (0, 1, 2)),
      created_at timestamptz not null default now()
    )`,
    sql`create index documents_sender on documents (sender_id, position)`,
  ),
  '0302_rejection_reasons': migration(sql`alter table documents add column reason text`),
  profiles_010_documents_of_profiles: migration(sql`create index documents_profile on documents (profile_id)`),
};
