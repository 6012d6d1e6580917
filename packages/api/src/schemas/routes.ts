import type { BuiltInScreen } from './screen-path.ts';

/** The routes of the site (specification §2) and their screens, as React Router path patterns. */
export const screenRoutes: readonly { path: string; screen: BuiltInScreen }[] = [
  { path: '/login', screen: 'login' },
  { path: '/register', screen: 'register' },
  { path: '/reset-password', screen: 'reset-request' },
  { path: '/reset-password/:token', screen: 'reset-password' },
  { path: '/undo-email/:token', screen: 'undo-email' },
  { path: '/verify-email/:id/:hash', screen: 'verify-email' },
  { path: '/auth/callback', screen: 'auth-callback' },
  { path: '/auth/google/callback', screen: 'auth-callback' },
  { path: '/profile-info', screen: 'profile-info' },
  { path: '/account/:tab?', screen: 'account' },
  { path: '/create-event', screen: 'create-event' },
  { path: '/become-coordinator', screen: 'become-coordinator' },
  { path: '/delete-account', screen: 'delete-account' },
  { path: '/keep-account/:token', screen: 'keep-account' },
];

/** Where the server sends a visitor on to an identity provider; it is no screen. */
const redirectRoutes = ['/auth/google/redirect'];

/** First parts of addresses under which no page is ever served: languages, operations, and files of the server. */
export const serverFolders: ReadonlySet<string> = new Set([
  'fr',
  'en',
  'api',
  'art',
  'assets',
  'fonts',
  'healthz',
  'livez',
  'readyz',
  'logos',
  'ornaments',
]);

/** First parts of addresses of the site's tools. A page that an earlier release published below one is still served. */
const toolFolders: ReadonlySet<string> = new Set(['composer', 'dev']);

const patternOf = (path: string) =>
  new RegExp(`^${path.replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?').replaceAll(/:\w+/g, '[^/]+')}$`);

/** Whether the site itself answers at this address, so that no new page can be there. */
export function isReservedSlug(slug: string): boolean {
  const [first = ''] = slug.split('/');
  const routes = [...screenRoutes.map(({ path }) => path), ...redirectRoutes];
  return serverFolders.has(first) || toolFolders.has(first) || routes.some((path) => patternOf(path).test(`/${slug}`));
}
