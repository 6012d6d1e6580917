import { isLocale, type Locale } from '@kermesse/api/schemas/common/locale';

/** What a visitor chose before, or what his browser asks for. */
export interface Wishes {
  /** The cookie `Lang`. */
  chosen?: string;
  acceptLanguage?: string;
}

interface Range {
  tag: string;
  weight: number;
}

function readRange(part: string): Range | undefined {
  const [tag = '', ...parameters] = part.split(';').map((each) => each.trim().toLowerCase());
  const given = parameters.find((each) => each.startsWith('q='))?.slice(2);
  if (given !== undefined && !/^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(given)) return undefined;
  return /^(?:\*|[a-z]{1,8}(?:-[a-z0-9]{1,8})*)$/.test(tag)
    ? { tag, weight: given === undefined ? 1 : Number(given) }
    : undefined;
}

/** The header's length that is read at most: enough for any browser. */
const longestHeader = 1000;

/**
 * The language that `Accept-Language` asks for (RFC 9110 §12.5.4): the highest weight wins, the first among equals; a
 * weight of 0 refuses; `*` means all languages that are not named. Undefined when it asks for none of ours.
 */
export function acceptedLocale(header: string): Locale | undefined {
  const ranges = header
    .slice(0, longestHeader)
    .split(',')
    .flatMap((part) => readRange(part) ?? []);
  const primary = ({ tag }: Range) => tag.split('-', 1)[0] ?? tag;
  const refused = new Set(ranges.filter(({ weight }) => weight === 0).map(({ tag }) => tag));
  const named = new Set(ranges.map(primary));
  const best = ranges
    .filter((range) => range.weight > 0 && (range.tag === '*' || isLocale(primary(range))))
    .toSorted((a, b) => b.weight - a.weight)[0];
  if (best === undefined) return undefined;
  if (best.tag !== '*') {
    const locale = primary(best);
    return isLocale(locale) ? locale : undefined;
  }
  return (['fr', 'en'] as const).find((locale) => !refused.has(locale) && !named.has(locale));
}

/** The language of an address without a prefix: the choice, then the browser's wish, then French. */
export function negotiateLocale({ chosen, acceptLanguage = '' }: Wishes): Locale {
  return isLocale(chosen) ? chosen : (acceptedLocale(acceptLanguage) ?? 'fr');
}

/** An address of the site, read. */
export interface Address {
  /** The language that its prefix says. */
  locale?: Locale;
  /** Without the prefix; begins with `/`. */
  path: string;
}

/** Takes the language off a pathname: `/en/prices` is `/prices` in English, `/english` has no prefix. */
export function readAddress(pathname: string): Address {
  const [, first, ...rest] = pathname.split('/');
  return isLocale(first) ? { locale: first, path: `/${rest.join('/')}` } : { path: pathname };
}

/**
 * The one way to write a pathname, or null when it is written so: no slash at the end but for the home pages `/`,
 * `/fr/` and `/en/`. Never leads off the site: runs of slashes are one.
 */
export function canonicalPathname(pathname: string): string | null {
  const single = pathname.replaceAll(/\/{2,}/g, '/');
  const bare = single.length > 1 ? single.replace(/\/$/, '') : single;
  const wanted = isLocale(bare.slice(1)) ? `${bare}/` : bare;
  return wanted === pathname ? null : wanted;
}
