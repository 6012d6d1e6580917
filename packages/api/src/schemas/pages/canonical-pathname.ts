import { isLocale } from '../common/locale.ts';

/**
 * Returns the canonical form of a pathname, or null when it is already canonical. Only the home pages `/`, `/fr/` and
 * `/en/` end in a slash. Never points to another site: several slashes become one.
 */
export function canonicalPathname(pathname: string): string | null {
  const single = pathname.replaceAll(/\/{2,}/g, '/');
  const bare = single.length > 1 ? single.replace(/\/$/, '') : single;
  const canonical = isLocale(bare.slice(1)) ? `${bare}/` : bare;
  return canonical === pathname ? null : canonical;
}
