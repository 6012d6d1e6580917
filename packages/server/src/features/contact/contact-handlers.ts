import { email } from '@kermesse/api/email';
import { handler, Refused } from '../../platform/operations/handler.ts';
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
 * What the server does for the contact form: keeps the message and queues its mail. The mail is no concern of the visitor's,
 * who is answered at once: the message is safe.
 */
export const contactHandlers = [
  handler(email, async (message, { db, address, contactLimit, outgoing }) => {
    const limit = await limitOf(db, `contact ${address}`, { most: contactLimit, seconds: hour });
    if (limit.exceeded) throw new Refused('rate/limited', { 'retry-after': String(limit.retryAfter) });
    await storeMessage(db, message);
    outgoing.wake();
    return { data: { subject: message.subject } };
  }),
];
