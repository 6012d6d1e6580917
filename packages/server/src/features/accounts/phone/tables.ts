import type { Generated } from 'kysely';
import type { Locale } from '@kermesse/api/schemas/common/locale';

interface PhoneCodesTable {
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
}

/** The table of codes sent by SMS. */
export interface PhoneTables {
  phone_codes: PhoneCodesTable;
}

declare module '../../../platform/database/tables.ts' {
  interface Tables extends PhoneTables {}
}
