import { isPagePath, localiseHref, splitPath } from '../links/links.ts';
import { routes } from '../routes/manifest.ts';

/** The query parameter of /login that names the page that was asked for. */
const parameter = 'redirect';

/** A placeholder for the site's own origin, which no real site can have. */
const self = 'https://self.invalid';
const longest = 2000;

/** Whether a path is a screen for those who are not members yet, or have no profile yet: nobody is sent back to it. */
const isOnTheWayIn = (path: string) =>
  [...routes.values()].some(({ access, paths }) => (access === 'guest' || access === 'member') && paths.includes(path));

/** Half a surrogate pair and control characters have no place in an address. */
const unfit = (text: string) => /[\p{Cc}\\]/u.test(text) || !text.isWellFormed();

/**
 * The page of this site that a text leads to: path, query and fragment. Null for everything else: another origin
 * (`//elsewhere`), another scheme (`javascript:`, `data:`), backslashes, control characters, files, operations, /login.
 */
export function samePage(text: string | null | undefined): string | null {
  if (typeof text !== 'string' || !text.startsWith('/') || text.length > longest || unfit(text)) return null;
  if (!URL.canParse(text, self)) return null;
  const { origin, pathname, search, hash } = new URL(text, self);
  const { path } = splitPath(pathname);
  if (origin !== self || pathname.startsWith('//') || !isPagePath(pathname) || isOnTheWayIn(path)) return null;
  return pathname + search + hash;
}

/** The page that an address of /login was asked to lead to. */
export function askedPage(search: string): string | null {
  return samePage(new URLSearchParams(search).get(parameter));
}

const storageKey = 'redirect';

/** Keeps the page that was asked for, and the language, while somebody signs in elsewhere. */
export function keepAskedPage({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  const page = localiseHref(askedPage(search) ?? '/', splitPath(pathname).prefix);
  try {
    if (page === '/') sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, page);
  } catch {
    // Without storage one comes back to the home page.
  }
}

/** The page that was asked for before somebody left to sign in elsewhere. */
export function keptPage(): string | null {
  try {
    return samePage(sessionStorage.getItem(storageKey));
  } catch {
    return null;
  }
}

/** The address of /login (without language prefix) that leads on to a page, a path with query, after signing in. */
export function loginFor(page: string): string {
  const wanted = samePage(page);
  return wanted === null || wanted === '/'
    ? '/login'
    : `/login?${new URLSearchParams({ [parameter]: wanted }).toString()}`;
}
