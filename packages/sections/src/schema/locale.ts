/** The languages of the site, the default and fallback first (specification §9). */
export const locales = ['fr', 'en'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'fr';

/** Words of the editor's interface: labels, hints, what a field expects. */
export interface Words {
  fr: string;
  en: string;
}
