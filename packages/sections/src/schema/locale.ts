export { defaultLocale, locales, type Locale } from '@kermesse/api/schemas/common/locale';

/** Words of the editor's interface: labels, hints, what a field expects. */
export interface Words {
  fr: string;
  en: string;
}
