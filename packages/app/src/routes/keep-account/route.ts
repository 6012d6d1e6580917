import { defineRoute } from '../define-route.ts';

/** The screen of an emailed link that cancels the requested deletion of an account. */
export const route = defineRoute({
  paths: ['/keep-account/:token'],
  access: 'public',
  title: { fr: 'Garder mon compte', en: 'Keep my account' },
  indexed: false,
  oneTime: true,
  compactFooter: true,
  lazy: async () => ({ Component: (await import('@kermesse/flows/keep-account')).KeepAccountScreen }),
});
