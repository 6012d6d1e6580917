import type { Generated } from 'kysely';

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    passkeys: {
      /** A UUID, which the owner's list contains. */
      id: string;
      user_id: string;
      /** The credential id of the authenticator in base64url. */
      credential_id: string;
      /** The public key in COSE format, base64url. */
      public_key: string;
      /** The last signature counter of the authenticator; 0 if it has none. */
      counter: number;
      /** The transports of the authenticator, joined by commas. */
      transports: string;
      synced: boolean;
      name: string;
      created_at: Generated<Date>;
      last_used_at: Date | null;
    };
    passkey_challenges: {
      challenge_hash: string;
      /** The session that is adding a passkey; null for logging in. */
      session: string | null;
      created_at: Generated<Date>;
    };
  }
}
