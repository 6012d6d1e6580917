import { createInstance, type i18n, type ResourceLanguage } from 'i18next';
import type { Locale } from '../links/links.ts';

/**
 * An i18next instance for one language, ready at once: its words are given, nothing is fetched.
 * React escapes, so i18next does not. Namespaces: `app` here, and one for each section by its slug.
 */
export function createI18n(locale: Locale, words: ResourceLanguage): i18n {
  const instance = createInstance();
  void instance.init({
    lng: locale,
    fallbackLng: false,
    resources: { [locale]: words },
    defaultNS: 'app',
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return instance;
}
