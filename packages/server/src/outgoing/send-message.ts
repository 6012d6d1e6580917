import { sendAccountMail } from '../accounts/account-messages.ts';
import { sendCodeSms } from '../accounts/code-sms.ts';
import type { ServerKeys } from '../accounts/server-keys.ts';
import { sendContactMail } from '../contact/deliver.ts';
import { sendDeletionSms } from '../deletion/deletion-sms.ts';
import type { Database } from '../database/database.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { SmsSender } from '../sms/sms-sender.ts';
import type { ClaimedMessage } from './message.ts';

/** What messages are written and sent with. */
export interface MessageServices {
  db: Database;
  /** Scheme and host under which visitors reach the site, for links. */
  origin: string;
  mailer: Mailer;
  sms: SmsSender;
  keys: ServerKeys;
}

/**
 * Writes a message and hands it over, whichever part of the site it is of.
 * @throws MessageNotSent, or what the database throws.
 */
export function sendMessage(services: MessageServices, claimed: ClaimedMessage): Promise<void> {
  const { message } = claimed;
  if (message.kind === 'contact') return sendContactMail(services, { ...claimed, message });
  if (message.kind === 'phone-code') return sendCodeSms(services, { ...claimed, message });
  if (message.kind === 'deletion-sms') return sendDeletionSms(services, { ...claimed, message });
  return sendAccountMail(services, { ...claimed, message });
}
