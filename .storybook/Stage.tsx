import type { Locale } from '@kermesse/api/schemas/common/locale';
import { useMemo, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { I18nextProvider } from 'react-i18next';
import { KermesseProvider } from '@kermesse/ui/KermesseProvider';
import type { BrandColors } from '@kermesse/ui/theme';
import { StoryArt } from '../packages/sections/src/stories/art.ts';
import { createArtResolver } from './art.ts';
import { i18nFor } from './i18n.ts';

export interface StageProps {
  brand: BrandColors;
  locale: Locale;
  /**
   * Whether the story is rendered from right to left. React Aria gets the language in Arabic script: the same words,
   * the other direction.
   */
  rightToLeft?: boolean;
  children: ReactNode;
}

/**
 * The wrapper of a story: the provider that any app renders around itself, the texts of all packages, and the
 * illustrations of the brand.
 */
export function Stage({ brand: { primary, secondary, accent }, locale, rightToLeft = false, children }: StageProps) {
  const art = useMemo(() => createArtResolver({ primary, secondary, accent }), [primary, secondary, accent]);
  return (
    // The key creates a new story in the other direction: Swiper reads the direction only when it starts.
    <I18nextProvider key={rightToLeft ? 'rtl' : 'ltr'} i18n={i18nFor(locale)}>
      <KermesseProvider brand={{ primary, secondary, accent }} locale={locale}>
        <StoryArt.Provider value={art}>
          {rightToLeft ? <I18nProvider locale={`${locale}-Arab`}>{children}</I18nProvider> : children}
        </StoryArt.Provider>
      </KermesseProvider>
    </I18nextProvider>
  );
}
