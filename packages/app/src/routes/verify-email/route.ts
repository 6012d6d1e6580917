import { defineRoute } from '../define-route.ts';

/** The screen of an emailed link that verifies an email address. */
export const route = defineRoute({
  paths: ['/verify-email/:id/:hash'],
  access: 'public',
  title: { fr: 'Vérification de l’adresse e-mail', en: 'Email verification' },
  indexed: false,
  oneTime: true,
  data: 'verification',
  compactFooter: true,
  lazy: async () => ({ Component: (await import('@kermesse/flows/verify-email')).VerifyEmailScreen }),
});
