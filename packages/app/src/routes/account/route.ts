import { accountTabs, type AccountTab } from '@kermesse/api/schemas/account/account-tabs';
import { defineRoute } from '../define-route.ts';

const tabs: Record<AccountTab, { fr: string; en: string }> = {
  dashboard: { fr: 'Tableau de bord', en: 'Dashboard' },
  events: { fr: 'Mes événements', en: 'My events' },
  kits: { fr: 'Mes kits', en: 'My kits' },
  notifications: { fr: 'Notifications', en: 'Notifications' },
  profile: { fr: 'Mon profil', en: 'My profile' },
};

/** The account area. The address names the tab. */
export const route = defineRoute({
  paths: ['/account/:tab?'],
  access: 'member-with-profile',
  title: { fr: 'Mon compte', en: 'My account' },
  part: ({ tab = accountTabs[0] }) => tabs[tab],
  indexed: false,
  data: 'choice-lists',
  values: { tab: accountTabs },
  lazy: async () => ({ Component: (await import('@kermesse/flows/account')).AccountScreen }),
});
