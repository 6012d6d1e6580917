import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The table of pictures for pages; that of files is older, and came with profiles. */
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
};
