import { defineRoute } from '../define-route.ts';

/** The form that requests an email to reset the password. */
export const route = defineRoute({
  paths: ['/reset-password'],
  access: 'public',
  title: { fr: 'Mot de passe oublié', en: 'Forgotten password' },
  indexed: true,
  hydrate: 'intent',
  compactFooter: true,
  lazy: async () => ({ Component: (await import('@kermesse/flows/reset-request')).ResetRequestScreen }),
});
