import { defineRoute } from '../define-route.ts';

/** The form that sets up a profile. */
export const route = defineRoute({
  paths: ['/profile-info'],
  access: 'member',
  title: { fr: 'Mon profil', en: 'My profile' },
  indexed: false,
  data: 'choice-lists',
  lazy: async () => ({ Component: (await import('@kermesse/flows/profile-setup')).ProfileSetupScreen }),
});
