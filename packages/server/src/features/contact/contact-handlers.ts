import { contactMessage } from '@kermesse/api/contact-message';
import { handler } from '../../platform/operations/handler.ts';
import { enforceVisitorLimit } from '../../platform/limits/enforce-limit.ts';
import { storeMessage } from './messages.ts';

/**
 * The handlers of the contact form. They store the message and queue two emails: one to the team and a copy to the
 * sender. The response does not wait for the emails, because the message is already stored.
 */
export const contactHandlers = [
  handler(contactMessage, async (message, { db, ip, security, locale, settings, outgoing }) => {
    await enforceVisitorLimit({ db, ip, security }, 'contact', settings.CONTACT_LIMIT);
    await storeMessage(db, message, locale);
    outgoing.sendDue();
    return { data: { subject: message.subject } };
  }),
];
