import { defineRoute } from '../define-route.ts';

/** Keeping an account whose deletion was asked for, by a mailed link. */
export const route = defineRoute({
  paths: ['/keep-account/:token'],
  access: 'public',
  title: { fr: 'Garder mon compte', en: 'Keep my account' },
  indexed: false,
  oneTime: true,
  lazy: () => import('./Screen.tsx'),
});
