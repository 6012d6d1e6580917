import { createContext, useContext } from 'react';
import { defaultBrand, type BrandColors } from '../theme/theme.ts';

/** An adapter to the app's router: Next.js, React Router or any other. */
export interface RouterAdapter {
  /** Navigates to an address of the app, such as `/en/pricing?from=home`, and adds a history entry. */
  push(address: string): void;
  /** Navigates to an address of the app and replaces the current history entry. */
  replace(address: string): void;
  /**
   * Returns the address of a page from its path: `/pricing` may become `/en/pricing`. Without it, addresses and paths
   * are equal.
   */
  address?(path: string): string;
}

/** The context value of `KermesseProvider`. */
export interface Kermesse {
  brand: BrandColors;
  locale: 'fr' | 'en';
  router: RouterAdapter;
}

/** The default router: the browser loads each page. */
export const browserRouter: RouterAdapter = {
  push: (address) => location.assign(address),
  replace: (address) => location.replace(address),
};

/** The context of `KermesseProvider`. Without a provider: French, the default colours, and `browserRouter`. */
export const KermesseContext = createContext<Kermesse>({
  brand: defaultBrand,
  locale: 'fr',
  router: browserRouter,
});

/** Returns the brand, the language and the router of the nearest `KermesseProvider`. */
export function useKermesse(): Kermesse {
  return useContext(KermesseContext);
}
