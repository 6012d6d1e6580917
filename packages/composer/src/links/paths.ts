import { isReservedSlug, linkablePaths } from '@kermesse/api/schemas/pages/routes';

/** What an editor can link to that is no page of the configuration, and the home page. */
export const builtInPaths: readonly string[] = ['/', ...linkablePaths];

const file = /\.[a-z0-9]{1,8}$/;

/** The slug that a link within the site leads to; undefined for a link that leads to no page of the configuration. */
export function slugOfLink(href: string): string | undefined {
  if (!href.startsWith('/')) return undefined;
  const path = href.replace(/[?#].*$/, '').replace(/^\/(?:fr|en)(?=\/|$)/, '') || '/';
  if (path === '/') return 'home';
  const slug = path.replace(/^\/|\/$/g, '');
  return isReservedSlug(slug) || file.test(path) ? undefined : slug;
}
