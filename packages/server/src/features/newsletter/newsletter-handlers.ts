import { newsletterEmails } from '@kermesse/api/newsletter-emails';
import { newsletterPhones } from '@kermesse/api/newsletter-phones';
import { enforceVisitorLimit } from '../../platform/limits/enforce-limit.ts';
import { handler, type Call } from '../../platform/operations/handler.ts';

/**
 * Stores a subscriber, an email address or a phone number, once. The response is the same for a known one, so it does
 * not reveal who has subscribed.
 */
async function subscribe(
  table: 'newsletter_emails' | 'newsletter_phones',
  subscriber: string,
  { db, ip, security, settings }: Call,
): Promise<void> {
  await enforceVisitorLimit({ db, ip, security }, 'newsletter', settings.NEWSLETTER_LIMIT);
  await db
    .insertInto(table)
    .values({ address: subscriber })
    .onConflict((conflict) => conflict.column('address').doNothing())
    .execute();
}

/** The handlers of newsletter subscriptions. */
export const newsletterHandlers = [
  handler(newsletterEmails, async ({ email }, call) => {
    await subscribe('newsletter_emails', email, call);
    return { data: { email } };
  }),

  handler(newsletterPhones, async ({ phone }, call) => {
    await subscribe('newsletter_phones', phone, call);
    return { data: { phone } };
  }),
];
