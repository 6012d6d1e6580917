import { languageTag, type Locale } from './locale.ts';

/** Writes the first day of a month as French does: `1 décembre` becomes `1er décembre`. Other dates do not change. */
export const withFrenchFirst = (date: string, locale: string): string =>
  locale === 'fr' ? date.replace(/^1 /, '1er ') : date;

function format(date: Date, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  const text = new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long', ...options }).format(date);
  return withFrenchFirst(text, locale);
}

/** Formats a date for use in a sentence, in the time zone of Lomé: `1er décembre 2026`, `1 December 2026`. */
export function longDate(date: Date, locale: Locale): string {
  return format(date, locale, { timeZone: 'Africa/Lome' });
}

/** Formats a date and time in UTC: `1er décembre 2026 à 18:30`, `1 December 2026 at 18:30`. */
export function longTime(date: Date, locale: Locale): string {
  return format(date, locale, { timeStyle: 'short', timeZone: 'UTC' });
}
