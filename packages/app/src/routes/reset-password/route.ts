import { defineRoute } from '../define-route.ts';

/** A new password by a mailed link. */
export const route = defineRoute({
  paths: ['/reset-password/:token'],
  access: 'public',
  title: { fr: 'Nouveau mot de passe', en: 'New password' },
  indexed: false,
  oneTime: true,
  data: 'email',
  lazy: () => import('./Screen.tsx'),
});
