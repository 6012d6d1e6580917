import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What came to the content after its first tables. */
export const contentMigrations: Record<string, Migration> = {
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
