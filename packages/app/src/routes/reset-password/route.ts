import { defineRoute } from '../define-route.ts';

/** The screen of an emailed link that sets a new password. */
export const route = defineRoute({
  paths: ['/reset-password/:token'],
  access: 'public',
  title: { fr: 'Nouveau mot de passe', en: 'New password' },
  indexed: false,
  oneTime: true,
  data: 'email',
  compactFooter: true,
  lazy: async () => ({ Component: (await import('@kermesse/flows/reset-password')).ResetPasswordScreen }),
});
