import { locales, type Locale } from '@kermesse/api/schemas/common/locale';
import { identityFolder, serverFolders, toolFolders } from '@kermesse/api/schemas/pages/server-paths';
import { isFilePath, routedUrl } from '@kermesse/ui/link-click';

export { locales, type Locale };

/** The language prefix of an address: empty (the language is negotiated) or an explicit language. */
export type Prefix = '' | `/${Locale}`;

export interface SplitPath {
  prefix: Prefix;
  /** The language of the prefix; undefined without a prefix. */
  locale: Locale | undefined;
  /** The path without its prefix; always begins with `/`. */
  path: string;
}

/** Splits a pathname into language and path: `/fr/salles` is `/salles` in French; `/french` has no prefix. */
export function splitPath(pathname: string): SplitPath {
  const first = pathname.split('/', 2)[1];
  const locale = locales.find((each) => each === first);
  if (locale === undefined) return { prefix: '', locale, path: pathname.startsWith('/') ? pathname : `/${pathname}` };
  return { prefix: `/${locale}`, locale, path: pathname.slice(locale.length + 1) || '/' };
}

/** Whether this app renders a pathname as a page. False for files and for other routes of the server. */
export function isPagePath(pathname: string): boolean {
  const { path } = splitPath(pathname);
  const [, first = ''] = path.split('/');
  const ofServer = serverFolders.has(first) || toolFolders.has(first) || `${path}/`.startsWith(`/${identityFolder}/`);
  return !ofServer && !isFilePath(path);
}

/**
 * Adds the language of the current address to a link of the configuration: `/tarifs` on `/en/…` becomes `/en/tarifs`.
 * Returns links unchanged that have a language prefix, leave the site, point into the page or lead to a file.
 */
export function localiseHref(href: string, prefix: Prefix): string {
  if (prefix === '' || !href.startsWith('/') || href.startsWith('//')) return href;
  const pathname = href.split(/[?#]/, 1)[0] ?? href;
  if (splitPath(pathname).prefix !== '' || !isPagePath(pathname)) return href;
  return prefix + href;
}

/** Returns the address of a page in a given language, for the language switch. */
export function hrefInLocale(path: string, locale: Locale): string {
  return `/${locale}${path}`;
}

/**
 * Resolves a link to the page that the app navigates to. Returns null if the browser has to follow the link: to another
 * origin, another scheme, a file, another route of the server, or an anchor on the same page.
 */
export function pageTarget(href: string, here: Pick<URL, 'href' | 'origin'>): URL | null {
  const url = routedUrl(href, here);
  return url !== null && isPagePath(url.pathname) ? url : null;
}

/** Decodes a part of an address, such as its fragment. Returns the part unchanged if its encoding is invalid. */
export function decodedPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
