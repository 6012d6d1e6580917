import { useMemo, type MouseEvent, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import styled from 'styled-components';
import { fontCss } from '../fonts/fonts.ts';
import { GlobalStyles } from '../theme/GlobalStyles.tsx';
import { createTheme, defaultBrand, themeCss, type BrandColors } from '../theme/theme.ts';
import { followedAddress } from './followed-address.ts';
import { browserRouter, KermesseContext, type RouterAdapter } from './kermesse.ts';

export type { Kermesse, RouterAdapter } from './kermesse.ts';

export interface KermesseProviderProps {
  /** Three colours as CSS hex (`#1a1a40`), from which every other colour is made; Kermesse's own by default. */
  brand?: BrandColors;
  /** The language of every text that comes with a component. */
  locale: 'fr' | 'en';
  /** The app's router; without one, links are followed by the browser. Keep the object the same between renders. */
  router?: RouterAdapter;
  /** The nonce of a strict Content Security Policy, for the two style elements. */
  nonce?: string;
  children: ReactNode;
}

/** As on our site: British English, since plain `en` means American dates. */
const tags = { fr: 'fr-FR', en: 'en-GB' } as const;

/** Elements inside keep their place in the layout: this one has no box. */
const Boxless = styled.div`
  display: contents;
`;

/** Follows links by the app's router. */
function Followed({ router, children }: Required<Pick<KermesseProviderProps, 'router' | 'children'>>) {
  function follow(event: MouseEvent) {
    const address = followedAddress(event.nativeEvent, location);
    if (address === undefined) return;
    event.preventDefault();
    router.push(address);
  }
  return (
    <Boxless role="presentation" onClick={follow}>
      {children}
    </Boxless>
  );
}

/**
 * Gives an app the look of Kermesse: colours made from three, fonts, global styles; the language of the components' own
 * texts; and the router that their links go through. Put it once around everything. Pages are light or dark as the system
 * asks; `data-theme="light"` or `"dark"` on `<html>` decides otherwise. The fonts are files of your own site: see
 * `npx kermesse-files`.
 */
export function KermesseProvider({
  brand = defaultBrand,
  locale,
  router = browserRouter,
  nonce,
  children,
}: KermesseProviderProps) {
  const { primary, secondary, accent } = brand;
  const colors = useMemo(() => ({ primary, secondary, accent }), [primary, secondary, accent]);
  const css = useMemo(() => themeCss(createTheme(colors)), [colors]);
  const value = useMemo(() => ({ brand: colors, locale, router }), [colors, locale, router]);
  return (
    <KermesseContext value={value}>
      <I18nProvider locale={tags[locale]}>
        <style nonce={nonce}>{fontCss}</style>
        <style nonce={nonce}>{css}</style>
        <GlobalStyles />
        {router === browserRouter ? children : <Followed router={router}>{children}</Followed>}
      </I18nProvider>
    </KermesseContext>
  );
}
