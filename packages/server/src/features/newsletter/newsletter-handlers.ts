import { Refused } from '@kermesse/api/refused';
import { newsletterEmails } from '@kermesse/api/newsletter-emails';
import { newsletterPhones } from '@kermesse/api/newsletter-phones';
import { countHit } from '../../platform/limits/rate-limit.ts';
import { handler, type Call } from '../../platform/operations/handler.ts';

declare module '../../platform/operations/handler.ts' {
  interface ApiServices {
    /** The maximum number of newsletter subscriptions per IP address and hour. */
    newsletterLimit: number;
  }
}

const hour = 3600;

/** Stores an address once. The response is the same for a known address, so it does not reveal who has subscribed. */
async function subscribe(table: 'newsletter_emails' | 'newsletter_phones', address: string, call: Call): Promise<void> {
  const limit = await countHit(call.db, `newsletter ${call.address}`, { max: call.newsletterLimit, seconds: hour });
  if (limit.exceeded) throw new Refused('rate/limited', undefined, { 'retry-after': String(limit.retryAfter) });
  await call.db
    .insertInto(table)
    .values({ address })
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
