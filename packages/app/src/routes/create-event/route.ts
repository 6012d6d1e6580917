import { defineRoute } from '../define-route.ts';

/** The placeholder of "Create my event" (specification §2). */
export const route = defineRoute({
  paths: ['/create-event'],
  access: 'member-with-profile',
  title: { fr: 'Créer mon événement', en: 'Create my event' },
  indexed: false,
  lazy: () => import('./Screen.tsx'),
});
