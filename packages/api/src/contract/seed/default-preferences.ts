import type { Preferences } from '../../schemas/account/preferences.ts';

/** The preferences that everybody begins with (specification §9). */
export const preferences: Preferences = { inAppNotifEnabled: true, emailNotifEnabled: true, locale: 'fr' };
