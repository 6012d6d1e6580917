import { useMemo, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { I18nextProvider } from 'react-i18next';
import { languageTag } from '@kermesse/api/schemas/locale';
import { fontCss } from '@kermesse/ui/fonts';
import { GlobalStyles } from '@kermesse/ui/global-styles';
import { createTheme, themeCss, type BrandColors } from '@kermesse/ui/theme';
import { StoryArt } from '../packages/sections/src/stories/art.ts';
import { artIn } from './art.ts';
import { i18nFor, type StoryLocale } from './i18n.ts';

export interface StageProps {
  brand: BrandColors;
  locale: StoryLocale;
  children: ReactNode;
}

/**
 * What the app puts around a page, put around a story: the brand's colours and art, the fonts, the base styles, the
 * language.
 */
export function Stage({ brand: { primary, secondary, accent }, locale, children }: StageProps) {
  const css = useMemo(() => themeCss(createTheme({ primary, secondary, accent })), [primary, secondary, accent]);
  const art = useMemo(() => artIn({ primary, secondary, accent }), [primary, secondary, accent]);
  return (
    <I18nextProvider i18n={i18nFor(locale)}>
      <I18nProvider locale={languageTag(locale)}>
        <StoryArt.Provider value={art}>
          <style>{fontCss}</style>
          <style>{css}</style>
          <GlobalStyles />
          {children}
        </StoryArt.Provider>
      </I18nProvider>
    </I18nextProvider>
  );
}
