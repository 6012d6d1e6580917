import { defineRoute } from '../define-route.ts';

/** Registering. */
export const route = defineRoute({
  paths: ['/register'],
  access: 'guest',
  title: { fr: 'Inscription', en: 'Sign up' },
  indexed: true,
  hydrate: 'intent',
  lazy: async () => ({ Component: (await import('@kermesse/flows/register')).RegisterScreen }),
});
