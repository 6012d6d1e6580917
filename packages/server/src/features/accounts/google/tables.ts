import type { Generated } from 'kysely';

interface FederatedIdentitiesTable {
  issuer: string;
  subject: string;
  user_id: string;
  created_at: Generated<Date>;
}

/** A login at an external issuer that is in progress. */
interface LoginAttemptsTable {
  state_hash: string;
  browser_hash: string;
  nonce: string;
  code_verifier: string;
  created_at: Generated<Date>;
}

/** An external identity that will be linked to an account when the user enters its password. */
interface PendingLinksTable {
  token_hash: string;
  /** The hash of the device cookie of the browser that began. */
  device_hash: string;
  user_id: string;
  issuer: string;
  subject: string;
  created_at: Generated<Date>;
}

/** The tables of login at external issuers. */
export interface GoogleTables {
  federated_identities: FederatedIdentitiesTable;
  sign_in_attempts: LoginAttemptsTable;
  pending_links: PendingLinksTable;
}

declare module '../../../platform/database/tables.ts' {
  interface Tables extends GoogleTables {}
}
