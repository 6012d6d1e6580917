/** The site's own screens, which are no pages of its configuration. */
export const builtInPaths = [
  '/',
  '/login',
  '/register',
  '/reset-password',
  '/profile-info',
  '/account',
  '/create-event',
  '/become-coordinator',
] as const;

const screens =
  /^\/(?:login|register|reset-password|undo-email|keep-account|verify-email|auth|profile-info|account|create-event|become-coordinator|delete-account|composer)(?:\/|$)/;
const files = /^\/(?:art|assets|fonts|logos|ornaments|api|sitemap\.xml|robots\.txt)(?:\/|$)|\.[a-z0-9]{1,8}$/;

/** The slug that a link within the site leads to; undefined for a link that leads to no page of the configuration. */
export function slugOfLink(href: string): string | undefined {
  if (!href.startsWith('/')) return undefined;
  const path = href.replace(/[?#].*$/, '').replace(/^\/(?:fr|en)(?=\/|$)/, '') || '/';
  if (screens.test(path) || files.test(path)) return undefined;
  return path === '/' ? 'home' : path.replace(/^\/|\/$/g, '');
}
