import { sql } from 'kysely';
import { migration, type Migrations } from '../../../platform/database/migrations.ts';

/** The migrations that add devices to sessions, and the time when they were ended from another device. */
export const sessionMigrations: Migrations = {
  accounts_031_session_devices: migration(
    // Existing sessions get an id each.
    sql`alter table sessions add column id text not null default gen_random_uuid()::text`,
    sql`create unique index sessions_id on sessions (id)`,
    sql`alter table sessions add column browser text`,
    sql`alter table sessions add column system text`,
    sql`alter table sessions add column device_kind text`,
    sql`alter table sessions add column network text`,
    sql`alter table sessions add column ended_at timestamptz`,
    sql`create index sessions_ended on sessions (ended_at) where ended_at is not null`,
  ),
};
