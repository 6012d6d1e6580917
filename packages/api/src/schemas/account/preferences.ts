import * as z from 'zod/mini';
import { locales } from '../common/locale.ts';

/**
 * A user's preferences for notifications and language. Both kinds of notifications are on by default (specification
 * §9).
 */
export const preferences = z.object({
  inAppNotifEnabled: z._default(z.boolean(), true),
  emailNotifEnabled: z._default(z.boolean(), true),
  locale: z._default(z.enum(locales), 'fr'),
});

/** A user's preferences. */
export type Preferences = z.output<typeof preferences>;

/** The default preferences of an account. */
export const defaultPreferences: Preferences = preferences.parse({});
