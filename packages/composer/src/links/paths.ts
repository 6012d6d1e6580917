import { isReservedSlug, linkablePaths } from '@kermesse/api/schemas/pages/routes';

/** The paths that editors can link to beside the pages of the configuration, and the home page. */
export const builtInPaths: readonly string[] = ['/', ...linkablePaths];

/** The language at the start of a path. */
export const languagePrefix = /^\/(?:fr|en)(?=[/?#]|$)/;

const file = /\.[a-z0-9]{1,8}$/;

/** Returns the slug of the page that an internal link leads to; undefined for any other link. */
export function slugOfLink(href: string): string | undefined {
  if (!href.startsWith('/')) return undefined;
  const path = href.replace(/[?#].*$/, '').replace(languagePrefix, '') || '/';
  if (path === '/') return 'home';
  const slug = path.replace(/^\/|\/$/g, '');
  return isReservedSlug(slug) || file.test(path) ? undefined : slug;
}
