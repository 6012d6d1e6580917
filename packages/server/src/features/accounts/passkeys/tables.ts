import type { ColumnType } from 'kysely';

/** Set by the database when a row is made; moved only where a test lets time pass. */
type Made = ColumnType<Date, Date | undefined, Date>;

interface PasskeysTable {
  /** A UUID: what the owner's lists call it. */
  id: string;
  user_id: string;
  /** The authenticator's own name of it, in base64url. */
  credential_id: string;
  /** COSE, in base64url. */
  public_key: string;
  /** What the authenticator counted last; 0 for those that do not count. */
  counter: number;
  /** How browsers reach the authenticator, joined by commas. */
  transports: string;
  synced: boolean;
  name: string;
  created_at: Made;
  last_used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

interface PasskeyChallengesTable {
  challenge_hash: string;
  /** The session that is adding a passkey; null for signing in. */
  session: string | null;
  created_at: Made;
}

/** What passkeys are kept in. */
export interface PasskeyTables {
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
}

declare module '../../../platform/database/tables.ts' {
  interface Tables extends PasskeyTables {}
}
