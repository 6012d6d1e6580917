import { sql } from 'kysely';
import { migration, type Migrations } from '../../../platform/database/migrations.ts';

/** The migrations that add the erasure date and the reason for the deletion to accounts. */
export const deletionMigrations: Migrations = {
  accounts_030_deletion: migration(
    sql`alter table users add column erase_at timestamptz, add column deletion_reason text`,
    sql`create index users_erase_at on users (erase_at) where erase_at is not null`,
    // The table `devices` has replaced this one. Its phone numbers were personal data.
    sql`delete from device_phones`,
    // The types in the code restrict the values, so a new kind of link or email needs no migration.
    sql`alter table mail_tokens drop constraint if exists mail_tokens_purpose_check`,
    sql`alter table waiting_letters drop constraint if exists waiting_letters_kind_check`,
  ),
};
