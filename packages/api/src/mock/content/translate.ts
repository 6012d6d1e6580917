import { defaultLocale, type Locale } from '../../schemas/common/locale.ts';

/** A stored text in one language: the language's own, else French, else nothing. A plain string is every language's. */
export function translate(text: unknown, locale: Locale): string | undefined {
  if (typeof text === 'string') return text;
  if (typeof text !== 'object' || text === null) return undefined;
  const byLanguage = new Map<string, unknown>(Object.entries(text));
  const translation = [locale, defaultLocale]
    .map((language) => byLanguage.get(language))
    .find((each) => typeof each === 'string' && each !== '');
  return typeof translation === 'string' ? translation : undefined;
}
