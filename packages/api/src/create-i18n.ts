import { createInstance, type i18n, type ResourceLanguage } from 'i18next';
import type { Locale } from './schemas/common/locale.ts';

/**
 * An i18next instance for one language, ready at once: its texts are given, nothing is fetched.
 * React escapes, so i18next does not.
 *
 * @param texts by namespace
 * @param defaultNS the namespace of texts that are asked for without one
 */
export function createI18n(locale: Locale, texts: ResourceLanguage, defaultNS?: string): i18n {
  const instance = createInstance();
  void instance.init({
    lng: locale,
    fallbackLng: false,
    resources: { [locale]: texts },
    ...(defaultNS !== undefined && { defaultNS }),
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return instance;
}
