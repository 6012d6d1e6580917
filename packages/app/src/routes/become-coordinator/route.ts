import { defineRoute } from '../define-route.ts';

/** 'Become coordinator': a placeholder (specification §2). */
export const route = defineRoute({
  paths: ['/become-coordinator'],
  access: 'member-with-profile',
  title: { fr: 'Devenir coordinateur', en: 'Become coordinator' },
  indexed: false,
  lazy: () => import('./Screen.tsx'),
});
