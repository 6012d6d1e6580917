import type { Generated } from 'kysely';

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    /** Verified addresses that accounts replaced. A row is deleted when another account verifies the address. */
    former_addresses: {
      user_id: string;
      email: string;
      replaced_at: Generated<Date>;
    };
  }
}
