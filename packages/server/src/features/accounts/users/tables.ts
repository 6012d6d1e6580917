import type { Generated } from 'kysely';
import type { Locale } from '@kermesse/api/schemas/common/locale';

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    users: {
      /** A UUID. */
      id: string;
      /** The email address in lower case. It belongs to one account, verified or not. */
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
  }
}
