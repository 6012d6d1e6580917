import type { Generated } from 'kysely';

/** Verified addresses that accounts replaced. A row is deleted when another account verifies the address. */
interface FormerAddressesTable {
  user_id: string;
  email: string;
  replaced_at: Generated<Date>;
}

/** The table of replaced addresses. */
export interface VerificationTables {
  former_addresses: FormerAddressesTable;
}

declare module '../../../platform/database/tables.ts' {
  interface Tables extends VerificationTables {}
}
