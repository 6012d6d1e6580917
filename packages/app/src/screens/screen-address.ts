import type { ScreenName } from '@kermesse/api/page-props';
import { localiseHref, splitPath, type Prefix } from '../links/links.ts';
import { routes } from '../routes/manifest.ts';
import { loginFor, requestedPage, storedPage, withRequestedPage } from '../session/redirect.ts';

/** The place of a screen: its name, and the language prefix and the query of its address. */
export interface ScreenPlace {
  screen: ScreenName;
  prefix: Prefix;
  search: string;
}

const isForGuests = (path: string) =>
  [...routes.values()].some(({ access, paths }) => access === 'guest' && paths.includes(path));

/** Returns the address of a flow's link, in the language of the screen. Screens for guests keep the requested page. */
export function linkAddress(path: string, { prefix, search }: Omit<ScreenPlace, 'screen'>): string {
  return localiseHref(isForGuests(path) ? withRequestedPage(path, requestedPage(search)) : path, prefix);
}

/**
 * Returns the address that a flow opens. `/` is the page to show after signing in: the requested page, or the home page.
 * The page after a sign-in with an identity provider has no language prefix and no query, so they were stored before.
 */
export function openedAddress(path: string, { screen, ...place }: ScreenPlace): string {
  if (screen !== 'auth-callback') return linkAddress(path === '/' ? (requestedPage(place.search) ?? '/') : path, place);
  const stored = storedPage() ?? '/';
  if (path === '/') return linkAddress(stored, place);
  const { prefix, path: page } = splitPath(stored);
  return path === '/login' ? localiseHref(loginFor(page), prefix || place.prefix) : linkAddress(path, place);
}
