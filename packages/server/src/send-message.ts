import { sendAccountEmail } from './features/accounts/emails/send-account-email.ts';
import { sendCodeSms } from './features/accounts/phone/code-sms.ts';
import { sendContactCopy, sendContactEmail } from './features/contact/contact-email.ts';
import { sendDeletionSms } from './features/accounts/deletion/deletion-sms.ts';
import type { MessageServices } from './platform/messages/message-services.ts';
import type { ClaimedMessage, OutgoingMessage } from './platform/queue/message.ts';
import { accountMessages, type AccountMessage } from './features/accounts/users/account-messages.ts';

/** The kinds of messages that are not about an account. */
const otherKinds: Record<Exclude<OutgoingMessage['kind'], AccountMessage['kind']>, true> = {
  contact: true,
  'contact-copy': true,
  'phone-code': true,
  'deletion-sms': true,
};

/** The kinds of messages that `sendMessage` knows. */
export const sentKinds = [...Object.values(accountMessages), ...Object.keys(otherKinds)] as OutgoingMessage['kind'][];

/**
 * Renders a queued message and sends it, whichever feature it belongs to.
 * @throws {MessageNotSentError} when it is not accepted.
 */
export function sendMessage(services: MessageServices, claimed: ClaimedMessage): Promise<void> {
  const { message } = claimed;
  if (message.kind === 'contact') return sendContactEmail(services, { ...claimed, message });
  if (message.kind === 'contact-copy') return sendContactCopy(services, { ...claimed, message });
  if (message.kind === 'phone-code') return sendCodeSms(services, { ...claimed, message });
  if (message.kind === 'deletion-sms') return sendDeletionSms(services, { ...claimed, message });
  return sendAccountEmail(services, { ...claimed, message });
}

/**
 * Whether a message must be deleted once it is sent or given up. Not even the notification of an erased account may
 * remain.
 */
export const shouldDelete = ({ kind }: OutgoingMessage): boolean => kind === accountMessages.accountErased;
