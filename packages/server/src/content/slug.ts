import { fault, type Fault } from '@kermesse/sections/faults';

/** The slug of the page that answers under `/`. */
const homeSlug = 'home';

const pattern = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/;
const longest = 200;

/** First parts of addresses that lead elsewhere: languages, operations and files of the server. */
const reserved = new Set(['fr', 'en', 'api', 'art', 'assets', 'fonts', 'healthz', 'livez', 'readyz', 'logos', 'ornaments']);

/** What keeps a slug from being an address: undefined when nothing does. */
export function slugFault(slug: unknown): Fault | undefined {
  if (typeof slug !== 'string' || slug.length > longest || !pattern.test(slug)) {
    const expected = {
      fr: 'une adresse en minuscules, chiffres et traits d’union, telle que nos-tarifs',
      en: 'a slug of lower-case letters, digits and hyphens, such as our-prices',
    };
    return fault(['slug'], expected, slug);
  }
  const [first = ''] = slug.split('/');
  if (!reserved.has(first)) return undefined;
  const names = [...reserved].join(', ');
  return fault(
    ['slug'],
    { fr: `une adresse qui ne commence pas par ${names}`, en: `a slug that does not begin with ${names}` },
    slug,
  );
}

/** The slug that a path (no language prefix, begins with `/`) stands for; undefined when no page can be there. */
export function slugOfPath(path: string): string | undefined {
  if (path === '/') return homeSlug;
  const slug = path.slice(1);
  return slug === homeSlug || slugFault(slug) !== undefined ? undefined : slug;
}

/** The path of a page. */
export function pathOfSlug(slug: string): string {
  return slug === homeSlug ? '/' : `/${slug}`;
}
