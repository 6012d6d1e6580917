import type { Generated } from 'kysely';
import type { Locale } from '@kermesse/api/schemas/common/locale';

declare module '../../../platform/database/tables.ts' {
  interface Tables {
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
  }
}
