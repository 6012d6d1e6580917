import type { MenuItem, AppPageProps } from '@kermesse/api/page-props';
import { withLinks } from '@kermesse/sections/section-links';
import { localiseHref, type Prefix } from './links.ts';

const entry = (each: MenuItem, prefix: Prefix): MenuItem => ({
  ...each,
  href: localiseHref(each.href, prefix),
  ...(each.items && { items: each.items.map((inner) => entry(inner, prefix)) }),
});

/**
 * Adds the language of the current address to the links of menus and sections. Runs once per page, on the server and in
 * the browser, so that sections do not depend on prefixes.
 */
export function localiseLinks(props: AppPageProps, prefix: Prefix): AppPageProps {
  if (prefix === '') return props;
  const { page, site } = props;
  return {
    ...props,
    page: page && {
      ...page,
      sections: page.sections.map((each) => withLinks(each, (href) => localiseHref(href, prefix))),
    },
    site: {
      ...site,
      menus: {
        header: site.menus.header.map((each) => entry(each, prefix)),
        footer: site.menus.footer.map((group) => ({ ...group, items: group.items.map((each) => entry(each, prefix)) })),
      },
    },
  };
}
