import type { SiteProps } from '@kermesse/api/page-props';
import type { ChoiceLists } from '@kermesse/api/schemas/pages/screen';
import { defaultBrand } from '@kermesse/ui/theme';
import { fault, type Fault } from '../schema/faults.ts';
import { isRecord } from '../schema/json.ts';
import type { Locale } from '../schema/locale.ts';
import { localize } from '../schema/localize.ts';
import { readTolerantly } from '../schema/tolerant.ts';
import type { Localized } from '../schema/values.ts';
import { withoutFaults } from '../page/without-faults.ts';
import { siteSchema, type ParsedSite } from './configuration.ts';
import { menuGroups, menuEntries } from './menus.ts';
import { networks } from './networks.ts';

const siteExpected = { fr: 'la configuration du site (un objet)', en: 'the site configuration (an object)' };

/** The site's name if its configuration has none. */
const fallbackName = 'Kermesse';

/** Reads a site configuration in one language, without its invalid parts. */
function readSite(configuration: unknown, locale: Locale): Localized<ParsedSite> {
  const site = isRecord(configuration) ? { appInformation: {}, ...configuration } : { appInformation: {} };
  return localize((readTolerantly(siteSchema, site).value ?? { appInformation: {} }) as ParsedSite, { locale });
}

/**
 * Parses a site configuration for rendering, in one language. Missing and invalid parts have fallbacks: the default
 * brand for colours (specification §9), empty menus.
 */
export function parseSite(configuration: unknown, locale: Locale): SiteProps {
  const read = readSite(configuration, locale);
  const information = read.appInformation;
  const groups = read.menuItemGroups ?? [];
  const itemsAt = (location: 'header' | 'footer') =>
    (read.menus ?? []).filter((menu) => menu.location === location).flatMap(({ items }) => items);
  return {
    name: read.name ?? fallbackName,
    description: information.description ?? '',
    colors: {
      primary: information.primaryColor ?? defaultBrand.primary,
      secondary: information.secondaryColor ?? defaultBrand.secondary,
      accent: information.accentColor ?? defaultBrand.accent,
    },
    logo: information.logo,
    icon: information.icon,
    phone: information.phone,
    email: information.email,
    address: information.address,
    socials: networks.flatMap((network) => {
      const url = information[network];
      return url === undefined ? [] : [{ network, url }];
    }),
    menus: { header: menuEntries(itemsAt('header'), groups), footer: menuGroups(itemsAt('footer'), groups) },
  };
}

/** Returns the choice lists of profiles in one language, without their invalid entries. */
export function choiceListsOf(configuration: unknown, locale: Locale): ChoiceLists {
  const read = readSite(configuration, locale);
  const listOf = (list: readonly { id: number; name: string }[] = []) =>
    list.map(({ id, name }) => ({ id: String(id), name }));
  return { providerTypes: listOf(read.providerTypes), providerTypeCategories: listOf(read.providerTypeCategories) };
}

/** Returns every fault of a site configuration. */
export function checkSite(configuration: unknown): Fault[] {
  if (!isRecord(configuration)) return [fault([], siteExpected, configuration, { code: 'structure' })];
  return readTolerantly(siteSchema, { appInformation: {}, ...configuration }).faults;
}

/** Returns a copy of a site configuration without its faulty values. */
export function repairSite<T extends Record<string, unknown>>(configuration: T): T {
  return withoutFaults(configuration, checkSite);
}
