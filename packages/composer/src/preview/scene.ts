import { isRecord } from '@kermesse/sections/json';
import { parseSite } from '@kermesse/sections/site';
import { defaultBrand, type BrandColors } from '@kermesse/ui/theme';
import type { Configuration } from '../document/json.ts';
import { placesOf } from '../document/sections.ts';
import { siteKey, type Workspace } from '../store/workspace.ts';

const colorsBySite = new WeakMap<Configuration, BrandColors>();

/** The colours of the site as they are being edited, or the house's. */
export function colorsOf({ drafts }: Workspace): BrandColors {
  const site = drafts[siteKey]?.history.present;
  if (site === undefined) return defaultBrand;
  const known = colorsBySite.get(site);
  if (known !== undefined) return known;
  const { colors } = parseSite(site, 'fr').site;
  colorsBySite.set(site, colors);
  return colors;
}

/** The sections of a page that visitors would see, as a scene holds them. */
export function sectionsForScene(configuration: Configuration): { order: string[]; entries: Record<string, unknown> } {
  const places = placesOf(configuration).filter(({ disabled }) => !disabled);
  return { order: places.map(({ key }) => key), entries: Object.fromEntries(places.map(({ key, entry }) => [key, entry])) };
}

/** One section alone, as a scene holds it. */
export function sectionAlone(slug: string, data: unknown, settings: unknown): { order: string[]; entries: Record<string, unknown> } {
  const entry = { slug, pivot: { linkId: 'example' }, data, ...(isRecord(settings) ? { settings } : {}) };
  return { order: [`${slug}__example`], entries: { [`${slug}__example`]: entry } };
}
