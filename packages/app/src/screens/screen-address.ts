import type { ScreenName } from '@kermesse/api/page-props';
import { localiseHref, splitPath, type Prefix } from '../links/links.ts';
import { routes } from '../routes/manifest.ts';
import { requestedPage, withRequestedPage } from '../session/redirect.ts';
import { signInAddress } from '../session/sign-in-address.ts';

/** The place of a screen: the language prefix and the query of its address. */
export interface ScreenPlace {
  prefix: Prefix;
  search: string;
}

/** Whether a path is a screen for guests, or the screen that requests a new password. */
const isForSignIn = (path: string) =>
  [...routes].some(
    ([name, { access, paths }]) => (access === 'guest' || name === 'reset-request') && paths.includes(path),
  );

/**
 * Returns the place whose requested page and language a screen keeps. For the page after a sign-in with an identity
 * provider, it is the place of the page before.
 */
export function placeToKeep(screen: ScreenName, place: ScreenPlace): ScreenPlace {
  const before = screen === 'auth-callback' ? signInAddress() : undefined;
  if (before === undefined) return place;
  return { prefix: splitPath(before.pathname).prefix || place.prefix, search: before.search };
}

/** Returns the address of a flow's link, in the language of the screen. Screens to sign in keep the requested page. */
export function linkAddress(path: string, { prefix, search }: ScreenPlace): string {
  return localiseHref(isForSignIn(path) ? withRequestedPage(path, requestedPage(search)) : path, prefix);
}

/** Returns the address that a flow opens. `/` is the page to show after signing in: the requested or the home page. */
export const openedAddress = (path: string, place: ScreenPlace): string =>
  linkAddress(path === '/' ? (requestedPage(place.search) ?? '/') : path, place);
