import { Refused } from '@kermesse/api/refused';
import { email } from '@kermesse/api/email';
import { handler } from '../../platform/operations/handler.ts';
import { limitOf } from '../../platform/limits/rate-limit.ts';
import { storeMessage } from './messages.ts';

declare module '../../platform/operations/handler.ts' {
  interface ApiServices {
    /** Messages that one address may send in an hour. */
    contactLimit: number;
  }
}

const hour = 3600;

/**
 * The contact form: stores the message, and queues its mail to the team and the copy for its sender. The visitor is
 * answered at once, whatever becomes of the mails: the message is safe.
 */
export const contactHandlers = [
  handler(email, async (message, { db, address, locale, contactLimit, outgoing }) => {
    const limit = await limitOf(db, `contact ${address}`, { most: contactLimit, seconds: hour });
    if (limit.exceeded) throw new Refused('rate/limited', undefined, { 'retry-after': String(limit.retryAfter) });
    await storeMessage(db, message, locale);
    outgoing.wake();
    return { data: { subject: message.subject } };
  }),
];
