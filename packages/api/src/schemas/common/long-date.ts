import { languageTag, type Locale } from './locale.ts';

/** Formats a date for use in a sentence, in the time zone of Lomé: `1er décembre 2026`, `1 December 2026`. */
export function longDate(date: Date, locale: Locale): string {
  const text = new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long', timeZone: 'Africa/Lome' }).format(
    date,
  );
  return locale === 'fr' ? text.replace(/^1 /, '1er ') : text;
}
