import { defineRoute } from '../define-route.ts';

/** The address to which an identity provider redirects after logging in. */
export const route = defineRoute({
  paths: ['/auth/callback', '/auth/google/callback'],
  access: 'public',
  title: { fr: 'Connexion en cours', en: 'Logging in' },
  indexed: false,
  oneTime: true,
  data: 'login-result',
  compactFooter: true,
  lazy: async () => ({ Component: (await import('@kermesse/flows/auth-callback')).AuthCallbackScreen }),
});
