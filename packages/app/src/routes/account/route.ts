import { accountTabs } from '@kermesse/api/schemas/account-tabs';
import { defineRoute } from '../defineRoute.ts';

/** The account area, at the tab that its address names. */
export const route = defineRoute({
  paths: ['/account/:tab?'],
  access: 'member-with-profile',
  title: { fr: 'Mon compte', en: 'My account' },
  indexed: false,
  data: 'choice-lists',
  values: { tab: accountTabs },
  lazy: () => import('./Screen.tsx'),
});
