import type { MenuEntry, PageProps, ResolvedSection } from '@kermesse/api/page-props';
import { localiseHref, type Prefix } from './links.ts';

/** The keys under which a section's data holds an address to follow: `href`, `link`, `buttonLink`, `url`… */
const linkKey = /(?:^|[a-z])(?:href|link|url)$/i;

function walk(value: unknown, prefix: Prefix): unknown {
  if (Array.isArray(value)) return value.map((each) => walk(each, prefix));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      typeof inner === 'string' && linkKey.test(key) ? localiseHref(inner, prefix) : walk(inner, prefix),
    ]),
  );
}

const entry = (each: MenuEntry, prefix: Prefix): MenuEntry => ({
  ...each,
  href: localiseHref(each.href, prefix),
  ...(each.items && { items: each.items.map((inner) => entry(inner, prefix)) }),
});

/**
 * Page props whose links keep the language of the current address, in menus and in the data of the sections.
 * Done once here, on the server and in the browser alike, so that no section has to know of prefixes.
 */
export function localiseLinks(props: PageProps, prefix: Prefix): PageProps {
  if (prefix === '') return props;
  const { page, site } = props;
  const section = (each: ResolvedSection) => ({ ...each, data: walk(each.data, prefix) as ResolvedSection['data'] });
  return {
    ...props,
    page: page && { ...page, sections: page.sections.map(section) },
    site: {
      ...site,
      menus: {
        header: site.menus.header.map((each) => entry(each, prefix)),
        footer: site.menus.footer.map((group) => ({ ...group, items: group.items.map((each) => entry(each, prefix)) })),
      },
    },
  };
}
