/** The languages of the site. French is the default and the fallback (specification §9). */
export type Locale = 'fr' | 'en';

/** Every language of the site, the default one first. */
export const locales = ['fr', 'en'] as const satisfies readonly Locale[];

/** The default and fallback language. */
export const defaultLocale: Locale = 'fr';

/**
 * Returns the language tag for Intl and React Aria. The site's English is British (29 May 2027, 18:30), whereas plain
 * `en` means American.
 * @param locale a language of the site; any other counts as French
 */
export const languageTag = (locale: string): 'fr-FR' | 'en-GB' => (locale === 'en' ? 'en-GB' : 'fr-FR');

/** Whether a value is a language of the site. */
export function isLocale(text: unknown): text is Locale {
  return locales.some((locale) => locale === text);
}

/** Converts a text such as `i18n.language` to a language of the site; any other becomes the default one. */
export const toLocale = (text: unknown): Locale => (isLocale(text) ? text : defaultLocale);
