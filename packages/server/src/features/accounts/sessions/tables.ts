import type { Generated } from 'kysely';

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    sessions: {
      token_hash: string;
      user_id: string;
      remember: boolean;
      /** A UUID, which the owner's list contains. */
      id: Generated<string>;
      /** The name of the browser (`describeDevice`). */
      browser: string | null;
      system: string | null;
      device_kind: 'phone' | 'tablet' | 'computer' | null;
      /** The beginning of the last IP address. */
      network: string | null;
      created_at: Generated<Date>;
      last_used_at: Generated<Date>;
      /** When it was ended from another device. Its row stays for a while, so that its browser can learn the reason. */
      ended_at: Date | null;
    };
    /** The devices of accounts. The earlier table `device_phones` is no longer used. */
    devices: {
      /** The hash of the secret in the device's cookie. */
      device_hash: string;
      user_id: string;
      first_seen: Generated<Date>;
      last_seen: Generated<Date>;
    };
  }
}
