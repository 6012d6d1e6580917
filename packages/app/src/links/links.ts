import { locales, type Locale } from '@kermesse/api/schemas/common/locale';
import { identityFolder, serverFolders, toolFolders } from '@kermesse/api/schemas/pages/server-paths';

export { locales, type Locale };

/** The prefix of the path in an address: nothing (the language is negotiated) or an explicit language. */
export type Prefix = '' | `/${Locale}`;

export interface SplitPath {
  prefix: Prefix;
  /** The language that the prefix names; undefined without one. */
  locale: Locale | undefined;
  /** The path without prefix; always begins with `/`. */
  path: string;
}

/** Takes the language off a pathname: `/fr/salles` is `/salles` in French; `/french` has no prefix. */
export function splitPath(pathname: string): SplitPath {
  const first = pathname.split('/', 2)[1];
  const locale = locales.find((each) => each === first);
  if (locale === undefined) return { prefix: '', locale, path: pathname.startsWith('/') ? pathname : `/${pathname}` };
  return { prefix: `/${locale}`, locale, path: pathname.slice(locale.length + 1) || '/' };
}

const file = /\.[a-z0-9]{1,8}$/i;

/** Whether a pathname is one of the pages that this app renders, rather than a file or something else of the server. */
export function isPagePath(pathname: string): boolean {
  const { path } = splitPath(pathname);
  const [, first = ''] = path.split('/');
  const ofServer = serverFolders.has(first) || toolFolders.has(first) || `${path}/`.startsWith(`/${identityFolder}/`);
  return !ofServer && !file.test(path);
}

/**
 * Gives a link of the configuration the language of the current address: `/tarifs` on `/en/…` becomes `/en/tarifs`.
 * Links that already say a language, leave the site, point into the page or name a file stay as they are.
 */
export function localiseHref(href: string, prefix: Prefix): string {
  if (prefix === '' || !href.startsWith('/') || href.startsWith('//')) return href;
  const pathname = href.split(/[?#]/, 1)[0] ?? href;
  if (splitPath(pathname).prefix !== '' || !isPagePath(pathname)) return href;
  return prefix + href;
}

/** The same page in a given language: what the language switch links to. */
export function hrefInLocale(path: string, locale: Locale): string {
  return `/${locale}${path}`;
}

export interface LinkBase {
  origin: string;
  pathname: string;
  search: string;
}

/**
 * The page of this site that a link leads to by in-app navigation, or null when the browser has to follow it:
 * another origin, another scheme, a file, or another place on the same page.
 */
export function pageTarget(href: string, here: LinkBase): URL | null {
  let url: URL;
  try {
    url = new URL(href, here.origin + here.pathname + here.search);
  } catch {
    return null;
  }
  if (url.origin !== here.origin || !isPagePath(url.pathname)) return null;
  const samePage = url.pathname === here.pathname && url.search === here.search;
  return samePage && url.hash !== '' ? null : url;
}
