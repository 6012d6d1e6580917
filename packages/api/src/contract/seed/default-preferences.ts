import type { Preferences } from '../../schemas/account/preferences.ts';

/** The default preferences of an account (specification §9). */
export const defaultPreferences: Preferences = { inAppNotifEnabled: true, emailNotifEnabled: true, locale: 'fr' };
