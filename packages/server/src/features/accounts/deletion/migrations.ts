import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When an account is erased, and why its owner leaves. */
export const deletionMigrations: Record<string, Migration> = {
  accounts_030_deletion: {
    async up(db) {
      await sql`alter table users add column erase_at timestamptz, add column deletion_reason text`.execute(db);
      await sql`create index users_erase_at on users (erase_at) where erase_at is not null`.execute(db);
      // No longer used since devices know accounts; the numbers in it belonged to people.
      await sql`delete from device_phones`.execute(db);
      // The code knows its kinds of links and mails; a list here would have to be rewritten by every feature that adds one.
      await sql`alter table mail_tokens drop constraint if exists mail_tokens_purpose_check`.execute(db);
      await sql`alter table waiting_letters drop constraint if exists waiting_letters_kind_check`.execute(db);
    },
  },
};
