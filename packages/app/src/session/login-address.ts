import { identityFolder } from '@kermesse/api/schemas/pages/server-paths';
import { withStorage } from '@kermesse/ui/safe-storage';
import { splitPath } from '../links/links.ts';

const storageKey = 'LoginAddress';

/** The query parameter of a screen to log in that contains the requested page. */
export const requestParameter = 'redirect';

/**
 * Stores the address of a page when the visitor follows its link to an identity provider: the page afterwards has no
 * query and no language in its address. Screens listen before the app starts, because the link works without it.
 */
export function storeLoginAddress(): void {
  addEventListener(
    'click',
    ({ target }) => {
      if ((target as Element).closest(`a[href^="/${identityFolder}/"]`))
        withStorage(
          () => sessionStorage,
          (stored) => stored.setItem(storageKey, location.pathname + location.search),
        );
    },
    true,
  );
}

/** Returns the address of the page from which the visitor went to an identity provider. */
export function loginAddress(): Pick<URL, 'pathname' | 'search'> | undefined {
  return withStorage(
    () => sessionStorage.getItem(storageKey),
    (stored) => (stored === null ? undefined : new URL(stored, 'https://self.invalid')),
  );
}

/**
 * Completes a link that a visitor follows before the app has hydrated the screen: it keeps the requested page, and
 * after an identity provider the language, as the app's own links do (`linkAddress`). The server's links have neither,
 * because it caches pages by path.
 */
export function keepRequestedPage(): void {
  addEventListener(
    'click',
    ({ target }) => {
      const link = (target as Element).closest<HTMLAnchorElement>('main:not([data-hydrated]) a[href^="/"]');
      const place = location.pathname.startsWith(`/${identityFolder}/`) ? loginAddress() : location;
      if (link?.search !== '' || place === undefined) return;
      if (splitPath(link.pathname).prefix === '') link.pathname = splitPath(place.pathname).prefix + link.pathname;
      if (place.search.includes(`${requestParameter}=`)) link.search = place.search;
    },
    true,
  );
}
