import type { Preferences } from '../../schemas/account/preferences.ts';

/** The default preferences of an account (specification §9). */
export const preferences: Preferences = { inAppNotifEnabled: true, emailNotifEnabled: true, locale: 'fr' };
