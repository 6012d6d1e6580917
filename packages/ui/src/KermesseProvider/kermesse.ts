import { createContext, useContext } from 'react';
import { defaultBrand, type BrandColors } from '../theme/theme.ts';

/** The router of an app, as Kermesse uses it: Next's, React Router's or any other. */
export interface RouterAdapter {
  /** Goes to an address of the app, such as `/en/pricing?from=home`, and adds it to the history. */
  push(address: string): void;
  /** The same in the place of the current entry of the history. */
  replace(address: string): void;
  /** Writes the address of a page from its path: `/pricing` may become `/en/pricing`. Without it they are the same. */
  address?(path: string): string;
}

/** What `KermesseProvider` gives to everything in it. */
export interface Kermesse {
  brand: BrandColors;
  locale: 'fr' | 'en';
  router: RouterAdapter;
}

/** Without a router the browser loads the page. */
export const browserRouter: RouterAdapter = {
  push: (address) => location.assign(address),
  replace: (address) => location.replace(address),
};

/** The context of `KermesseProvider`; outside of one French, the default colours, and no router. */
export const KermesseContext = createContext<Kermesse>({
  brand: defaultBrand,
  locale: 'fr',
  router: browserRouter,
});

/** The brand, the language and the router of the nearest `KermesseProvider`. */
export function useKermesse(): Kermesse {
  return useContext(KermesseContext);
}
