import { email } from '@kermesse/api/email';
import { handler } from '../../platform/operations/handler.ts';
import { enforceLimit } from '../../platform/limits/limits.ts';
import { storeMessage } from './messages.ts';

const hour = 3600;

/**
 * The handlers of the contact form. They store the message and queue two mails: one to the team and a copy to the
 * sender. The response does not wait for the mails, because the message is already stored.
 */
export const contactHandlers = [
  handler(email, async (message, { db, address, locale, settings, outgoing }) => {
    await enforceLimit(db, `contact ${address}`, { max: settings.CONTACT_LIMIT, seconds: hour });
    await storeMessage(db, message, locale);
    outgoing.sendDue();
    return { data: { subject: message.subject } };
  }),
];
