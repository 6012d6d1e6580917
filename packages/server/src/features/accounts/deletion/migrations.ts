import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The migrations that add the erasure date and the reason for the deletion to accounts. */
export const deletionMigrations: Record<string, Migration> = {
  accounts_030_deletion: {
    async up(db) {
      await sql`alter table users add column erase_at timestamptz, add column deletion_reason text`.execute(db);
      await sql`create index users_erase_at on users (erase_at) where erase_at is not null`.execute(db);
      // The table `devices` has replaced this one. Its phone numbers were personal data.
      await sql`delete from device_phones`.execute(db);
      // The types in the code restrict the values, so a new kind of link or email needs no migration.
      await sql`alter table mail_tokens drop constraint if exists mail_tokens_purpose_check`.execute(db);
      await sql`alter table waiting_letters drop constraint if exists waiting_letters_kind_check`.execute(db);
    },
  },
};
