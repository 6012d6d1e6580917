import { defineRoute } from '../define-route.ts';

/** The login form. */
export const route = defineRoute({
  paths: ['/login'],
  access: 'guest',
  title: { fr: 'Connexion', en: 'Log in' },
  indexed: true,
  hydrate: 'intent',
  compactFooter: true,
  lazy: async () => ({ Component: (await import('@kermesse/flows/login')).LoginScreen }),
});
