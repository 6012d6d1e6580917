/** The tabs of the account page, the default one first (specification §2). */
export const accountTabs = ['dashboard', 'events', 'kits', 'notifications', 'profile'] as const;
/** A tab of the account page, as named in its URL. */
export type AccountTab = (typeof accountTabs)[number];
