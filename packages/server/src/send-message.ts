import { sendAccountMail } from './features/accounts/mails/account-messages.ts';
import { sendCodeSms } from './features/accounts/phone/code-sms.ts';
import type { ServerKeys } from './platform/security/server-keys.ts';
import { sendContactMail } from './features/contact/deliver.ts';
import { sendDeletionSms } from './features/accounts/deletion/deletion-sms.ts';
import type { Database } from './platform/database/database.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import type { SmsSender } from './platform/sms/sms-sender.ts';
import type { ClaimedMessage } from './platform/queue/message.ts';

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
