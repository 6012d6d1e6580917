import type { Generated } from 'kysely';

/** The registrations of the last minutes, by the hash of their idempotency key. */
interface RegistrationsTable {
  key_hash: string;
  user_id: string;
  session_hash: string;
  created_at: Generated<Date>;
}

/** The table of recent registrations. */
export interface RegistrationTables {
  registrations: RegistrationsTable;
}

declare module '../../../platform/database/tables.ts' {
  interface Tables extends RegistrationTables {}
}
