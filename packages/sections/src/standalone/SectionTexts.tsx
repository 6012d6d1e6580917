import { createI18n } from '@kermesse/api/create-i18n';
import { useKermesse } from '@kermesse/ui/kermesse';
import { useMemo, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { sectionTexts } from '../texts/texts.server.ts';

/** Provides sections with their own texts in the language of `KermesseProvider`, independent of the app's i18n. */
export function SectionTexts({ children }: { children: ReactNode }) {
  const { locale } = useKermesse();
  const i18n = useMemo(() => createI18n(locale, sectionTexts[locale]), [locale]);
  return <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
}
