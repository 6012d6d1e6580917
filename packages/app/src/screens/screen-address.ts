import type { ScreenName } from '@kermesse/api/page-props';
import { localiseHref, splitPath, type Prefix } from '../links/links.ts';
import { routes } from '../routes/manifest.ts';
import { requestedPage, withRequestedPage } from '../session/redirect.ts';
import { loginAddress } from '../session/login-address.ts';

/** The part of a screen's address that its links may keep: the language prefix and the query. */
export interface ScreenLocation {
  prefix: Prefix;
  search: string;
}

/** Whether a path is a screen for guests, or the screen that requests a new password. */
const isForLogin = (path: string) =>
  [...routes].some(
    ([name, { access, paths }]) => (access === 'guest' || name === 'reset-request') && paths.includes(path),
  );

/**
 * Returns the location whose requested page and language a screen keeps. For the page after a login with an identity
 * provider, it is that of the page before, unless the visitor has chosen another language since.
 */
export function locationToKeep(screen: ScreenName, own: ScreenLocation): ScreenLocation {
  const before = screen === 'auth-callback' ? loginAddress() : undefined;
  if (before === undefined) return own;
  return { prefix: own.prefix || splitPath(before.pathname).prefix, search: before.search };
}

/** Returns the address of a flow's link, in the language of the screen. Screens to log in keep the requested page. */
export function linkAddress(path: string, { prefix, search }: ScreenLocation): string {
  return localiseHref(isForLogin(path) ? withRequestedPage(path, requestedPage(search)) : path, prefix);
}

/** Returns the address that a flow opens. `/` is the page to show after logging in: the requested or the home page. */
export const openedAddress = (path: string, location: ScreenLocation): string =>
  linkAddress(path === '/' ? (requestedPage(location.search) ?? '/') : path, location);
