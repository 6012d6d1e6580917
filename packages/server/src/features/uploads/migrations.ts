import { sql } from 'kysely';
import { migration, type Migrations } from '../../platform/database/migrations.ts';

/** The migrations of page pictures, store ownership and erased files. `0301_profiles` creates the table `files`. */
export const fileMigrations: Migrations = {
  '0400_page_pictures': migration(
    sql`create table page_pictures (
      name text primary key,
      file_name text not null,
      uploaded_at timestamptz not null default now()
    )`,
  ),
  files_010_identity: migration(
    sql`create table database_identity (id text not null)`,
    sql`insert into database_identity (id) values (gen_random_uuid()::text)`,
    sql`create table erased_files (path text primary key)`,
  ),
};
