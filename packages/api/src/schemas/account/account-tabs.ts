/** The tabs of the account area, the one it begins with first (specification §2). */
export const accountTabs = ['dashboard', 'events', 'kits', 'notifications', 'profile'] as const;
/** A tab of the account page, as its address names it. */
export type AccountTab = (typeof accountTabs)[number];
