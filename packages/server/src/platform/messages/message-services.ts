import type { Database } from '../database/database.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { ServerKeys } from '../security/server-keys.ts';
import type { SmsSender } from '../sms/sms-sender.ts';

/** The services that messages are written and sent with. */
export interface MessageServices {
  db: Database;
  /** The scheme and host of the public site, for links. */
  origin: string;
  mailer: Mailer;
  sms: SmsSender;
  keys: ServerKeys;
}
