import { defineRoute } from '../define-route.ts';

/** Undoes a change of the account’s address, by the link of a notice. */
export const route = defineRoute({
  paths: ['/undo-email/:token'],
  access: 'public',
  title: { fr: 'Changement d’adresse', en: 'Change of address' },
  indexed: false,
  oneTime: true,
  lazy: () => import('./Screen.tsx'),
});
