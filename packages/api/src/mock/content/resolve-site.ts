import type { MenuItemSeed, SiteSeed } from '../../contract/seed/seed.ts';
import type { Locale } from '../../schemas/common/locale.ts';
import type { MenuItem, MenuGroup, SiteProps } from '../../schemas/pages/site.ts';
import { translate } from './translate.ts';

const contacts = new Set([
  'primaryColor',
  'secondaryColor',
  'accentColor',
  'logo',
  'icon',
  'description',
  'phone',
  'email',
  'address',
]);

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
const byPosition = (a: { position?: number }, b: { position?: number }) => (a.position ?? 0) - (b.position ?? 0);

/** Resolves the site as the mock returns it: the part of the server's behaviour that stories and the contract need. */
export function resolveSite(site: SiteSeed, locale: Locale): SiteProps {
  const information = site.appInformation ?? {};
  const groups = (site.menuItemGroups ?? []).toSorted(byPosition);
  const entry = ({ id, title, path }: MenuItemSeed): MenuItem => ({
    id: String(id),
    title: translate(title, locale) ?? '',
    href: path,
  });
  const itemsAt = (location: 'header' | 'footer') =>
    (site.menus ?? [])
      .filter((menu) => menu.location === location)
      .flatMap(({ items }) => items)
      .filter(({ isActive, isVisible }) => isActive !== false && isVisible !== false)
      .toSorted(byPosition);
  const groupItems = (items: MenuItemSeed[]): MenuGroup[] => {
    const ungrouped = items.filter(({ menuItemGroupId }) => !groups.some(({ id }) => id === menuItemGroupId));
    const titled = groups.map(({ id, title }) => ({
      id: String(id),
      title: translate(title, locale),
      items: items.filter(({ menuItemGroupId }) => menuItemGroupId === id).map(entry),
    }));
    return [{ id: 'loose', items: ungrouped.map(entry) }, ...titled].filter(({ items: inside }) => inside.length > 0);
  };
  const positionOf = (id: string) => itemsAt('header').find((item) => String(item.id) === id)?.position;
  const header = groupItems(itemsAt('header'))
    .flatMap(({ id, title, items }): { position?: number; entry: MenuItem }[] =>
      title === undefined
        ? items.map((item) => ({ position: positionOf(item.id), entry: item }))
        : [
            {
              position: groups.find((group) => String(group.id) === id)?.position,
              entry: { id: `group-${id}`, title, href: items[0]?.href ?? '/', items },
            },
          ],
    )
    .toSorted(byPosition)
    .map(({ entry: each }) => each);
  return {
    name: site.name ?? 'Kermesse',
    description: translate(information['description'], locale) ?? '',
    colors: {
      primary: text(information['primaryColor']) ?? '#1a1a40',
      secondary: text(information['secondaryColor']) ?? '#DFBD69',
      accent: text(information['accentColor']) ?? '#FFFFFF',
    },
    logo: text(information['logo']),
    icon: text(information['icon']),
    phone: text(information['phone']),
    email: text(information['email']),
    address: translate(information['address'], locale),
    socials: Object.entries(information).flatMap(([network, url]) =>
      contacts.has(network) || typeof url !== 'string' ? [] : [{ network, url }],
    ),
    menus: { header, footer: groupItems(itemsAt('footer')) },
  };
}
