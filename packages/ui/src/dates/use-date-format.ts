import { useLocale } from 'react-aria-components/I18nProvider';

const styles = {
  day: { dateStyle: 'medium' },
  longDay: { dateStyle: 'long' },
  minute: { dateStyle: 'medium', timeStyle: 'short' },
  second: { dateStyle: 'medium', timeStyle: 'medium' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/**
 * Returns a formatter of timestamps in the language of the page: the day, the day with the month in full, or the day
 * and the time to the minute or second. It accepts ISO 8601 timestamps and milliseconds since 1970.
 */
export function useDateFormat(style: keyof typeof styles): (instant: string | number) => string {
  const { locale } = useLocale();
  const options: Intl.DateTimeFormatOptions = styles[style];
  const format = new Intl.DateTimeFormat(locale, options);
  return (instant) => {
    const text = format.format(new Date(instant));
    // A line may break between day and time, but not inside them.
    return options.timeStyle === undefined ? text : text.replaceAll(/(?<!,) /g, '\u00a0');
  };
}
