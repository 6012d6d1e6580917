export { defaultLocale, locales, type Locale } from '@kermesse/api/schemas/common/locale';

/** A text of the editor's interface in both languages: labels, hints, expectations. */
export interface Words {
  fr: string;
  en: string;
}
