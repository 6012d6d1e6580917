import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The migrations of the content tables. */
export const contentMigrations: Record<string, Migration> = {
  '001_content': {
    async up(db) {
      await sql`create table content_state (id integer primary key check (id = 1), version integer not null)`.execute(
        db,
      );
      await sql`insert into content_state (id, version) values (1, 0)`.execute(db);
      await sql`create table site (
        id integer primary key check (id = 1),
        configuration json not null,
        version integer not null,
        updated_at timestamptz not null default now()
      )`.execute(db);
      await sql`create table pages (
        slug text primary key,
        configuration json not null,
        version integer not null,
        updated_at timestamptz not null default now()
      )`.execute(db);
      await sql`create table configuration_versions (
        kind text not null check (kind in ('site', 'page')),
        slug text not null,
        version integer not null,
        configuration json not null,
        created_at timestamptz not null default now(),
        primary key (kind, slug, version)
      )`.execute(db);
    },
  },
  content_010_redirects: {
    async up(db) {
      await sql`create table redirects (
        slug text primary key,
        target text not null,
        created_at timestamptz not null default now()
      )`.execute(db);
    },
  },
  content_020_bin: {
    async up(db) {
      await sql`alter table pages add column removed_at timestamptz`.execute(db);
      await sql`alter table page_pictures add column removed_at timestamptz`.execute(db);
    },
  },
};
