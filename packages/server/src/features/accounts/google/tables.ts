import type { Generated } from 'kysely';

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    federated_identities: {
      issuer: string;
      subject: string;
      user_id: string;
      created_at: Generated<Date>;
    };
    /** A login at an external issuer that is in progress. */
    sign_in_attempts: {
      state_hash: string;
      browser_hash: string;
      nonce: string;
      code_verifier: string;
      created_at: Generated<Date>;
    };
    /** An external identity that will be linked to an account when the user enters its password. */
    pending_links: {
      token_hash: string;
      /** The hash of the device cookie of the browser that began. */
      device_hash: string;
      user_id: string;
      issuer: string;
      subject: string;
      created_at: Generated<Date>;
    };
  }
}
