import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The migrations of page pictures, store ownership and erased files. `0301_profiles` creates the table `files`. */
export const fileMigrations: Record<string, Migration> = {
  '0400_page_pictures': {
    async up(db) {
      await sql`create table page_pictures (
        name text primary key,
        file_name text not null,
        uploaded_at timestamptz not null default now()
      )`.execute(db);
    },
  },
  files_010_identity: {
    async up(db) {
      await sql`create table database_identity (id text not null)`.execute(db);
      await sql`insert into database_identity (id) values (gen_random_uuid()::text)`.execute(db);
      await sql`create table erased_files (path text primary key)`.execute(db);
    },
  },
};
