import { Refused } from '@kermesse/api/refused';
import { email } from '@kermesse/api/email';
import { handler } from '../../platform/operations/handler.ts';
import { countHit } from '../../platform/limits/rate-limit.ts';
import { storeMessage } from './messages.ts';

declare module '../../platform/operations/handler.ts' {
  interface ApiServices {
    /** The maximum number of contact messages per IP address and hour. */
    contactLimit: number;
  }
}

const hour = 3600;

/**
 * The handlers of the contact form. They store the message and queue two mails: one to the team and a copy to the
 * sender. The response does not wait for the mails, because the message is already stored.
 */
export const contactHandlers = [
  handler(email, async (message, { db, address, locale, contactLimit, outgoing }) => {
    const limit = await countHit(db, `contact ${address}`, { max: contactLimit, seconds: hour });
    if (limit.exceeded) throw new Refused('rate/limited', undefined, { 'retry-after': String(limit.retryAfter) });
    await storeMessage(db, message, locale);
    outgoing.sendDue();
    return { data: { subject: message.subject } };
  }),
];
