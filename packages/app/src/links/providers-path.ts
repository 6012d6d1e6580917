import type { SiteProps } from '@kermesse/api/page-props';

const providers = '/prestataires';

/** Returns the path of the page that lists providers if a menu links to it, otherwise of the home page. */
export function providersPath({ menus: { header, footer } }: Pick<SiteProps, 'menus'>): string {
  const items = [...header, ...footer.flatMap((group) => group.items)].flatMap((item) => [item, ...(item.items ?? [])]);
  return items.some(({ href }) => href === providers) ? providers : '/';
}
