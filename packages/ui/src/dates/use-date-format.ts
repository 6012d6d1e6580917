import { useLocale } from 'react-aria-components/I18nProvider';

const styles = {
  day: { dateStyle: 'medium' },
  longDay: { dateStyle: 'long' },
  minute: { dateStyle: 'medium', timeStyle: 'short' },
  second: { dateStyle: 'medium', timeStyle: 'medium' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** The day, the day with the month in full, or the day and the time to the minute or second. */
export type DateStyle = keyof typeof styles;

/**
 * Returns a formatter of timestamps. It accepts ISO 8601 timestamps and milliseconds since 1970. The first day of a
 * month is `1er` in French.
 *
 * @param locale a BCP 47 language tag
 */
export function createDateFormat(locale: string, style: DateStyle): (instant: string | number) => string {
  const options: Intl.DateTimeFormatOptions = styles[style];
  const format = new Intl.DateTimeFormat(locale, options);
  return (instant) => {
    const date = format.format(new Date(instant));
    const text = locale.startsWith('fr') ? date.replace(/^1 /, '1er ') : date;
    // A line may break between day and time, but not inside them.
    return options.timeStyle === undefined ? text : text.replaceAll(/(?<!,) /g, '\u00a0');
  };
}

/** Returns a formatter of timestamps in the language of the page, see {@link createDateFormat}. */
export function useDateFormat(style: DateStyle): (instant: string | number) => string {
  return createDateFormat(useLocale().locale, style);
}
