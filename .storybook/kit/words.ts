import { toLocale, type Locale } from '@kermesse/api/schemas/common/locale';
import { useTranslation } from 'react-i18next';

/** A pair of values, one for each language. */
export interface PerLanguage<T> {
  fr: T;
  en: T;
}

/** Returns the language of the toolbar. */
export function useLocale(): Locale {
  return toLocale(useTranslation().i18n.language);
}

/** Returns the texts in the toolbar's language. */
export function useWords<T>(words: PerLanguage<T>): T {
  return words[useLocale()];
}
