import { defineRoute } from '../define-route.ts';

/** The screen of an emailed link that undoes a change of the account's email address. */
export const route = defineRoute({
  paths: ['/undo-email/:token'],
  access: 'public',
  title: { fr: 'Changement d’adresse', en: 'Change of address' },
  indexed: false,
  oneTime: true,
  compactFooter: true,
  lazy: async () => ({ Component: (await import('@kermesse/flows/undo-email')).UndoEmailScreen }),
});
