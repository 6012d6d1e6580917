import type { Generated } from 'kysely';

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    /** The registrations of the last minutes, by the hash of their idempotency key. */
    registrations: {
      key_hash: string;
      user_id: string;
      session_hash: string;
      created_at: Generated<Date>;
    };
  }
}
