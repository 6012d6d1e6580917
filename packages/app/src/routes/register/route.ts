import { defineRoute } from '../define-route.ts';

/** The registration form. */
export const route = defineRoute({
  paths: ['/register'],
  access: 'guest',
  title: { fr: 'Inscription', en: 'Sign up' },
  indexed: true,
  hydrate: 'intent',
  compactFooter: true,
  lazy: async () => ({ Component: (await import('@kermesse/flows/register')).RegisterScreen }),
});
