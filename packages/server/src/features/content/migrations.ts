import { sql } from 'kysely';
import { migration, type Migrations } from '../../platform/database/migrations.ts';

/** The migrations of the content tables. */
export const contentMigrations: Migrations = {
  '001_content': migration(
    sql`create table content_state (id integer primary key check (id = 1), version integer not null)`,
    sql`insert into content_state (id, version) values (1, 0)`,
    sql`create table site (
      id integer primary key check (id = 1),
      configuration json not null,
      version integer not null,
      updated_at timestamptz not null default now()
    )`,
    sql`create table pages (
      slug text primary key,
      configuration json not null,
      version integer not null,
      updated_at timestamptz not null default now()
    )`,
    sql`create table configuration_versions (
      kind text not null check (kind in ('site', 'page')),
      slug text not null,
      version integer not null,
      configuration json not null,
      created_at timestamptz not null default now(),
      primary key (kind, slug, version)
    )`,
  ),
  content_010_redirects: migration(
    sql`create table redirects (
      slug text primary key,
      target text not null,
      created_at timestamptz not null default now()
    )`,
  ),
  content_020_bin: migration(
    sql`alter table pages add column removed_at timestamptz`,
    sql`alter table page_pictures add column removed_at timestamptz`,
  ),
};
