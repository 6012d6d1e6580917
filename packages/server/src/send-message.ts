import { adoptWaitingMails } from './features/accounts/mails/adopt-waiting-mails.ts';
import { adoptWaitingMessages } from './features/contact/adopt-waiting-messages.ts';
import type { Database } from './platform/database/database.ts';
import { sendAccountMail } from './features/accounts/mails/account-messages.ts';
import { sendCodeSms } from './features/accounts/phone/code-sms.ts';
import { sendContactCopy, sendContactMail } from './features/contact/contact-mail.ts';
import { sendDeletionSms } from './features/accounts/deletion/deletion-sms.ts';
import type { MessageServices } from './platform/messages/message-services.ts';
import type { ClaimedMessage, OutgoingMessage } from './platform/queue/message.ts';

/**
 * Writes a message and hands it over, whichever part of the site it is of.
 * @throws MessageNotSent, or what the database throws.
 */
export function sendMessage(services: MessageServices, claimed: ClaimedMessage): Promise<void> {
  const { message } = claimed;
  if (message.kind === 'contact') return sendContactMail(services, { ...claimed, message });
  if (message.kind === 'contact-copy') return sendContactCopy(services, { ...claimed, message });
  if (message.kind === 'phone-code') return sendCodeSms(services, { ...claimed, message });
  if (message.kind === 'deletion-sms') return sendDeletionSms(services, { ...claimed, message });
  return sendAccountMail(services, { ...claimed, message });
}

/**
 * Whether no trace may remain of a message once it is sent or given up: not even that an erased person was notified.
 */
export const leavesNoTrace = ({ kind }: OutgoingMessage): boolean => kind === 'erased';

/** Queues what a release before the queue has left to be sent in tables of its own. `alone`: no other server runs. */
export async function adoptOldMessages(db: Database, alone: boolean): Promise<void> {
  await adoptWaitingMails(db, alone);
  await adoptWaitingMessages(db, alone);
}
