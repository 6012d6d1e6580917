import type { Database } from '../database/database.ts';
import type { EmailSender } from '../email/email-sender.ts';
import type { SecurityLog } from '../logging/security-log.ts';
import type { ServerKeys } from '../security/server-keys.ts';
import type { SmsSender } from '../sms/sms-sender.ts';

/** The services that messages are written and sent with. */
export interface MessageServices {
  db: Database;
  /** The scheme and host of the public site, for links. */
  origin: string;
  emailSender: EmailSender;
  sms: SmsSender;
  keys: ServerKeys;
  security: SecurityLog;
  /**
   * The maximum number of emails in an hour to addresses of which nobody has proved to be the reader
   * (`MAIL_HOUR_LIMIT`).
   */
  emailHourLimit: number;
}
