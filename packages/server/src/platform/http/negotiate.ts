import { acceptedLocale } from '@kermesse/api/schemas/common/accept-language';
import { defaultLocale, isLocale, type Locale } from '@kermesse/api/schemas/common/locale';

/** The language preferences of a visitor: an earlier choice, and those of the browser. */
export interface LanguagePreferences {
  /** The value of the cookie `Lang`. */
  chosen?: string;
  acceptLanguage?: string;
}

/**
 * Selects the language of an address without a prefix: the earlier choice, then the browser's preference, then French.
 */
export function negotiateLocale({ chosen, acceptLanguage = '' }: LanguagePreferences): Locale {
  return isLocale(chosen) ? chosen : (acceptedLocale(acceptLanguage) ?? defaultLocale);
}

/** A parsed address of the site. */
export interface Address {
  /** The language of the prefix. */
  locale?: Locale;
  /** The path without the prefix; begins with `/`. */
  path: string;
}

/** Splits the language prefix from a pathname: `/en/prices` is `/prices` in English, `/english` has no prefix. */
export function readAddress(pathname: string): Address {
  const [, first, ...rest] = pathname.split('/');
  return isLocale(first) ? { locale: first, path: `/${rest.join('/')}` } : { path: pathname };
}
