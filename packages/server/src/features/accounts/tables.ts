import type { Locale } from '@kermesse/api/schemas/common/locale';
import type { Generated } from 'kysely';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    users: {
      /** A UUID. */
      id: string;
      /** The email address, normalised (`normaliseEmail`). It belongs to one account, verified or not. */
      email: string | null;
      email_verified_at: Date | null;
      /** The requested new address, until it is confirmed. */
      pending_email: string | null;
      firstname: Generated<string>;
      lastname: Generated<string>;
      /** The phone number in E.164. With `auth_type` phone it is the login; otherwise it is profile data. */
      phone: string | null;
      address: Generated<string>;
      latitude: number | null;
      longitude: number | null;
      avatar: string | null;
      auth_type: 'email-password' | 'phone' | 'google';
      /** The encoded argon2id hash. */
      password_hash: string | null;
      is_admin: Generated<boolean>;
      in_app_notif_enabled: Generated<boolean>;
      email_notif_enabled: Generated<boolean>;
      locale: Generated<Locale>;
      enabled: Generated<boolean>;
      /** The erasure date, if the deletion was requested. */
      erase_at: Date | null;
      deletion_reason: string | null;
      created_at: Generated<Date>;
    };
    /** Addresses that accounts lost when the migration to one account per address ran. */
    set_aside_addresses: {
      user_id: string;
      email: string;
      set_aside_at: Generated<Date>;
    };
    /** Verified addresses that accounts replaced. A row is deleted when another account verifies the address. */
    former_addresses: {
      user_id: string;
      email: string;
      replaced_at: Generated<Date>;
    };
    mail_tokens: {
      token_hash: string;
      user_id: string;
      purpose: 'verify' | 'reset' | 'change' | 'undo' | 'keep';
      /** The recipient's address. */
      email: string;
      /** The queued message that contains an undo link. Its order is that of the changes of address. */
      message_id: number | null;
      created_at: Generated<Date>;
      expires_at: Date;
      used_at: Date | null;
    };
    /** Queued emails of a release from before the message queue. */
    waiting_letters: {
      id: Generated<number>;
      kind: string;
      user_id: string | null;
      email: string | null;
      about: string | null;
      attempts: Generated<number>;
      created_at: Generated<Date>;
      claimed_at: Date | null;
      sent_at: Date | null;
    };
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
    phone_codes: {
      id: Generated<number>;
      phone: string;
      /** The hash of the device cookie of the requesting browser; null in codes from before this column existed. */
      device_hash: string | null;
      code_hash: string;
      tries: Generated<number>;
      firstname: string | null;
      lastname: string | null;
      in_app_notif_enabled: boolean;
      email_notif_enabled: boolean;
      locale: Locale;
      allow_registration: boolean;
      created_at: Generated<Date>;
      expires_at: Date;
      used_at: Date | null;
    };
    /** The registrations of the last minutes, by the hash of their idempotency key. */
    registrations: {
      key_hash: string;
      user_id: string;
      session_hash: string;
      created_at: Generated<Date>;
    };
  }
}
