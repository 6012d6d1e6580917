import { createInstance, type i18n, type ResourceLanguage } from 'i18next';
import type { Locale } from './schemas/common/locale.ts';

/** Texts by key. A value may be a nested group (`code.title`). */
export interface TextTree {
  [key: string]: string | TextTree;
}

/**
 * Creates an i18next instance for one language. It is ready synchronously: its texts are passed in, nothing is fetched.
 * i18next does not escape, because React does.
 * @param texts by namespace
 * @param defaultNS the namespace of keys without one
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
