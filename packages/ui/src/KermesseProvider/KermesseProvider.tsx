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
  /**
   * The three brand colours as CSS hex (`#1a1a40`). All other colours derive from them. The default is Kermesse's own
   * brand.
   */
  brand?: BrandColors;
  /** The language of React Aria's texts and formats, and of sections and flows. */
  locale: 'fr' | 'en';
  /** The app's router. Without one, the browser follows links. Pass the same object on every render. */
  router?: RouterAdapter;
  /** The nonce of a strict Content Security Policy, for the two style elements. */
  nonce?: string;
  children: ReactNode;
}

/** The language tags for React Aria. English is British: plain `en` formats dates the American way. */
const tags = { fr: 'fr-FR', en: 'en-GB' } as const;

/** A wrapper without a box, so that it does not affect the layout. */
const Boxless = styled.div`
  display: contents;
`;

/** Passes clicks on links to the app's router. */
function RouterLinks({ router, children }: Required<Pick<KermesseProviderProps, 'router' | 'children'>>) {
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
 * Provides the theme (colours derived from three, fonts, global styles), the language, and the router for the
 * components' links. Render it once around the whole app. Pages follow the colour scheme of the system;
 * `data-theme="light"` or `"dark"` on `<html>` overrides it. Serve the fonts from your own site: see
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
        {router === browserRouter ? children : <RouterLinks router={router}>{children}</RouterLinks>}
      </I18nProvider>
    </KermesseContext>
  );
}
