import { isLocale, locales, type Locale } from './locale.ts';

/** The maximum length of the header that is parsed: enough for any browser. */
const longestHeader = 1000;

/** Parses a language range: its primary language, such as `en` of `en-GB`, and its weight. An invalid weight is 0. */
function parseRange(range: string): { language: string; weight: number } {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim());
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
  return {
    language: tag.split('-', 1)[0] ?? tag,
    weight: /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(weight) ? Number(weight) : 0,
  };
}

/**
 * Returns the language that `Accept-Language` prefers (RFC 9110 §12.5.4): the highest weight wins, and the first of
 * equal weights. A weight of 0 excludes a language; `*` means all languages that are not listed. Undefined when no
 * supported language is acceptable.
 */
export function acceptedLocale(header: string): Locale | undefined {
  const ranges = header.slice(0, longestHeader).toLowerCase().split(',').map(parseRange);
  const listed = new Set(ranges.map(({ language }) => language));
  return ranges
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ language }) => (language === '*' ? locales.find((each) => !listed.has(each)) : language))
    .find(isLocale);
}
