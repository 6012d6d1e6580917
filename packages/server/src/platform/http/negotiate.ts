import { isLocale, type Locale } from '@kermesse/api/schemas/common/locale';
import { parseAccept } from 'hono/utils/accept';

/** The language preferences of a visitor: an earlier choice, and those of the browser. */
export interface LanguagePreferences {
  /** The value of the cookie `Lang`. */
  chosen?: string;
  acceptLanguage?: string;
}

/** The maximum length of the header that is parsed: enough for any browser. */
const longestHeader = 1000;

/**
 * Returns the language that `Accept-Language` prefers (RFC 9110 §12.5.4): the highest weight wins, and the first of
 * equal weights. A weight of 0 excludes a language; `*` means all languages that are not listed. Undefined when no
 * supported language is acceptable.
 */
export function acceptedLocale(header: string): Locale | undefined {
  const ranges = parseAccept(header.slice(0, longestHeader).toLowerCase()).filter(
    ({ params: { q } }) => q === undefined || /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(q),
  );
  const primary = (tag: string) => tag.split('-', 1)[0] ?? tag;
  const named = new Set(ranges.map(({ type }) => primary(type)));
  for (const { type, q } of ranges) {
    const locale = type === '*' ? (['fr', 'en'] as const).find((each) => !named.has(each)) : primary(type);
    if (q > 0 && (type === '*' || isLocale(locale))) return isLocale(locale) ? locale : undefined;
  }
  return undefined;
}

/**
 * Selects the language of an address without a prefix: the earlier choice, then the browser's preference, then French.
 */
export function negotiateLocale({ chosen, acceptLanguage = '' }: LanguagePreferences): Locale {
  return isLocale(chosen) ? chosen : (acceptedLocale(acceptLanguage) ?? 'fr');
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
