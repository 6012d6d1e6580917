import { defineRoute } from '../define-route.ts';

/** The screen that deletes an account. */
export const route = defineRoute({
  paths: ['/delete-account'],
  access: 'member-with-profile',
  title: { fr: 'Supprimer mon compte', en: 'Delete my account' },
  indexed: false,
  lazy: async () => ({ Component: (await import('@kermesse/flows/account-deletion')).AccountDeletion }),
});
