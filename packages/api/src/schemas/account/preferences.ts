import * as z from 'zod/mini';

/** What a person wants of messages and language; both kinds of messages are on by default (specification §9). */
export const preferences = z.object({
  inAppNotifEnabled: z._default(z.boolean(), true),
  emailNotifEnabled: z._default(z.boolean(), true),
  locale: z._default(z.enum(['fr', 'en']), 'fr'),
});

/** A person's preferences. */
export type Preferences = z.output<typeof preferences>;
