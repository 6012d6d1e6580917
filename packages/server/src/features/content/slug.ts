import { isReservedSlug } from '@kermesse/api/schemas/pages/routes';
import { serverFolders } from '@kermesse/api/schemas/pages/server-paths';
import { homeSlug, maxSlugLength, slugPattern } from '@kermesse/api/schemas/pages/slug';
import { fault, type Fault } from '@kermesse/sections/faults';

const isSlug = (slug: unknown): slug is string =>
  typeof slug === 'string' && slug.length <= maxSlugLength && slugPattern.test(slug);

const firstOf = (slug: string) => slug.split('/', 1)[0] ?? slug;

/**
 * Returns the reason why a slug cannot be an address; undefined if it can.
 *
 * @param kept whether an existing page has the address: an earlier release may have accepted it.
 */
export function slugFault(slug: unknown, { kept = false } = {}): Fault | undefined {
  if (!isSlug(slug)) {
    const expected = {
      fr: 'une adresse en minuscules sans accent, chiffres et tirets, comme nos-tarifs',
      en: 'a slug of lower-case letters, digits and hyphens, such as our-prices',
    };
    return fault(['slug'], expected, slug);
  }
  if (kept ? !serverFolders.has(firstOf(slug)) : !isReservedSlug(slug)) return undefined;
  return fault(
    ['slug'],
    { fr: 'une adresse que le site ne réserve pas', en: 'a slug that the site does not reserve' },
    slug,
  );
}

/** Returns the slug of a path (without language prefix, begins with `/`); undefined if no page can have the path. */
export function slugOfPath(path: string): string | undefined {
  if (path === '/') return homeSlug;
  const slug = path.slice(1);
  return slug === homeSlug || !isSlug(slug) || serverFolders.has(firstOf(slug)) ? undefined : slug;
}
