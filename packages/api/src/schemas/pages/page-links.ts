import { pathOfSlug } from './slug.ts';

/**
 * Matches the keys of a configuration that hold a link: `href`, `link`, `buttonLink`, `path` of a menu item.
 * Unknown sections have no schema, so the names decide (decision 129). `moved-links.test.ts` in `sections` proves that
 * all link fields of the known sections have such names.
 */
const linkKey = /(?:^|[a-z])(?:href|link|url|path)$/i;

const inHtml = /(\bhref\s*=\s*\\?["'])([^"'\\]*)/gi;

type Change = (href: string) => string;

function inText(text: string, key: string | undefined, change: Change): string {
  if (key !== undefined && linkKey.test(key)) return change(text);
  if (/^\s*[[{]/.test(text)) {
    // Some lists are stored as JSON in a text.
    try {
      const value: unknown = JSON.parse(text);
      const next = walk(value, key, change);
      return next === value ? text : JSON.stringify(next);
    } catch {
      // Not JSON after all.
    }
  }
  return text.includes('href')
    ? text.replace(inHtml, (_, before: string, href: string) => before + change(href))
    : text;
}

/** Applies a change to every link in a value. Returns the same value if no link changes. */
function walk(value: unknown, key: string | undefined, change: Change): unknown {
  if (typeof value === 'string') return inText(value, key, change);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const next = value.map((each) => walk(each, key, change));
    return next.some((each, index) => each !== value[index]) ? next : value;
  }
  const entries = Object.entries(value);
  const next = entries.map(([name, inner]) => [name, walk(inner, name, change)] as const);
  return next.some(([, inner], index) => inner !== entries[index]?.[1]) ? Object.fromEntries(next) : value;
}

/** Replaces the page in a link, keeping its language, query and anchor. Other links are returned unchanged. */
function redirected(href: string, from: string, to: string): string {
  const [, space = '', prefix = '', path = '', rest = ''] =
    /^(\s*)(\/(?:fr|en)(?=[/?#]|\s*$))?([^?#\s]*)(.*)$/s.exec(href) ?? [];
  const bare = path.length > 1 ? path.replace(/\/$/, '') : path || (prefix === '' ? '' : '/');
  if (bare !== pathOfSlug(from)) return href;
  const target = pathOfSlug(to);
  return space + prefix + (prefix !== '' && target === '/' ? '/' : target) + rest;
}

/**
 * Updates every link to one page in a configuration of a page or of the site: link fields, menu items, and links inside
 * long texts. Returns the same object if there is none.
 */
export function withLinksTo<T>(configuration: T, from: string, to: string): T {
  return walk(configuration, undefined, (href) => redirected(href, from, to)) as T;
}

/** Counts the links to a page in a configuration. */
export function countLinksTo(configuration: unknown, slug: string): number {
  let count = 0;
  walk(configuration, undefined, (href) => {
    if (redirected(href, slug, `${slug}-`) !== href) count += 1;
    return href;
  });
  return count;
}
