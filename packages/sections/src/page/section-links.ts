import type { ResolvedSection } from '@kermesse/api/page-props';

/** The keys under which a section's data holds an address to follow: `href`, `link`, `buttonLink`, `url`… */
const linkKey = /(?:^|[a-z])(?:href|link|url)$/i;

function walk(value: unknown, addressOf: (href: string) => string): unknown {
  if (Array.isArray(value)) return value.map((each) => walk(each, addressOf));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      typeof inner === 'string' && linkKey.test(key) ? addressOf(inner) : walk(inner, addressOf),
    ]),
  );
}

/** A section with every link of its data written by `addressOf`, so that no section has to know of routes or languages. */
export function withLinks(section: ResolvedSection, addressOf: (href: string) => string): ResolvedSection {
  return { ...section, data: walk(section.data, addressOf) as ResolvedSection['data'] };
}
