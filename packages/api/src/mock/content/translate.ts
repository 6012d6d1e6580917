import { defaultLocale, type Locale } from '../../schemas/common/locale.ts';

/**
 * Returns a stored text in one language, with French as the fallback, otherwise undefined. A plain string is valid in
 * every language.
 */
export function translate(text: unknown, locale: Locale): string | undefined {
  if (typeof text === 'string') return text;
  if (typeof text !== 'object' || text === null) return undefined;
  const byLanguage = new Map<string, unknown>(Object.entries(text));
  const translation = [locale, defaultLocale]
    .map((language) => byLanguage.get(language))
    .find((each) => typeof each === 'string' && each !== '');
  return typeof translation === 'string' ? translation : undefined;
}
