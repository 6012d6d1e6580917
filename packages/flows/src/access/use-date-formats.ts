import { languageTag } from '@kermesse/api/schemas/common/locale';
import { useTranslation } from 'react-i18next';

/** Returns formatters of ISO 8601 timestamps in the language of the page: the day, or the day and the time. */
export function useDateFormats() {
  const { i18n } = useTranslation();
  const locale = languageTag(i18n.language);
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return {
    day: (instant: string) => day.format(new Date(instant)),
    // A line may break between day and time, but not inside them.
    moment: (instant: string) => moment.format(new Date(instant)).replaceAll(/(?<!,) /g, '\u00a0'),
  };
}
