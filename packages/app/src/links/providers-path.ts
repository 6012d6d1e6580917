import type { SiteProps } from '@kermesse/api/page-props';

/** Returns the path of the page that lists providers, if a menu links to it. Sites need not have one. */
export function providersPath({ menus: { header, footer } }: Pick<SiteProps, 'menus'>): string | undefined {
  const items = [...header, ...footer.flatMap((group) => group.items)];
  return items.flatMap((item) => [item, ...(item.items ?? [])]).find(({ href }) => href === '/prestataires')?.href;
}
