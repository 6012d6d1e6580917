import { isPagePath, splitPath } from '../links/links.ts';
import { routes } from '../routes/manifest.ts';
import { requestParameter } from './login-address.ts';

/** A placeholder for the site's origin that no real site can have. */
const placeholderOrigin = 'https://self.invalid';
const maximumLength = 2000;

/** Whether a path is a screen for guests or the profile set-up: no redirect leads back to it. */
const isEntryScreen = (path: string) =>
  [...routes].some(
    ([screen, { access, paths }]) => (access === 'guest' || screen === 'profile-info') && paths.includes(path),
  );

/**
 * Whether a text has characters that addresses must not contain: control characters, backslashes or lone surrogates.
 */
const hasInvalidCharacters = (text: string) => /[\p{Cc}\\]/u.test(text) || !text.isWellFormed();

/**
 * Parses a text as a page of this site: path, query and fragment. Returns null for everything else: another origin
 * (`//elsewhere`), another scheme (`javascript:`, `data:`), backslashes, control characters, files, API operations,
 * /login.
 */
export function parseSitePage(text: string | null | undefined): string | null {
  if (typeof text !== 'string' || !text.startsWith('/') || text.length > maximumLength || hasInvalidCharacters(text))
    return null;
  if (!URL.canParse(text, placeholderOrigin)) return null;
  const { origin, pathname, search, hash } = new URL(text, placeholderOrigin);
  const { path } = splitPath(pathname);
  if (origin !== placeholderOrigin || pathname.startsWith('//') || !isPagePath(pathname) || isEntryScreen(path))
    return null;
  return pathname + search + hash;
}

/** Returns the requested page in the query of /login. */
export function requestedPage(search: string): string | null {
  return parseSitePage(new URLSearchParams(search).get(requestParameter));
}

/** Adds a page (path with query) to a path of a screen for guests, which redirects to it after logging in. */
export function withRequestedPage(path: string, page: string | null): string {
  const wanted = parseSitePage(page);
  return wanted === null || wanted === '/'
    ? path
    : `${path}?${new URLSearchParams({ [requestParameter]: wanted }).toString()}`;
}

/**
 * Returns the address of /login, without language prefix, that redirects to a page (path with query) after logging in.
 */
export const loginFor = (page: string): string => withRequestedPage('/login', page);
