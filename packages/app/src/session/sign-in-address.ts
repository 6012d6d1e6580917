import { identityFolder } from '@kermesse/api/schemas/pages/server-paths';
import { safeSessionStorage, withStorage } from '@kermesse/ui/safe-storage';

const storageKey = 'SignInAddress';

/**
 * Stores the address of a page when the visitor follows its link to an identity provider: the page afterwards has no
 * query and no language in its address. The loader listens before the app starts, because the link works without it.
 */
export function storeSignInAddress(): void {
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
export function signInAddress(): { pathname: string; search: string } | undefined {
  const [pathname, query] = safeSessionStorage.get(storageKey)?.split(/\?(.*)/s, 2) ?? [];
  return pathname === undefined ? undefined : { pathname, search: query === undefined ? '' : `?${query}` };
}
