import { defineRoute } from '../define-route.ts';

/** The placeholder of "Become coordinator" (specification §2). */
export const route = defineRoute({
  paths: ['/become-coordinator'],
  access: 'member-with-profile',
  title: { fr: 'Devenir coordinateur', en: 'Become coordinator' },
  indexed: false,
  lazy: () => import('./Screen.tsx'),
});
