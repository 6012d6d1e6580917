import { email } from '@kermesse/api/email';
import { handler, Refused } from '../api/handler.ts';
import { limitOf } from '../http/rate-limit.ts';
import { deliverMessages } from './deliver.ts';
import { keepMessage } from './messages.ts';

const hour = 3600;

/**
 * What the server does for the contact form: keeps the message, then mails it. A mail that fails is no concern of the
 * visitor's, because the message is safe and goes out later.
 */
export const contactHandlers = [
  handler(email, async (message, { db, address, contactLimit, mailer, report }) => {
    const limit = await limitOf(db, `contact ${address}`, { most: contactLimit, seconds: hour });
    if (limit.exceeded) throw new Refused('rate/limited', { 'retry-after': String(limit.retryAfter) });
    await keepMessage(db, message);
    await deliverMessages(db, mailer).catch(report);
    return { data: { subject: message.subject } };
  }),
];
