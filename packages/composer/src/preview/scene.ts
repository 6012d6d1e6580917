import { isRecord } from '@kermesse/sections/json';
import { parseSite } from '@kermesse/sections/site';
import type { BrandColors } from '@kermesse/ui/theme';
import type { Configuration } from '../document/json.ts';
import { placesOf } from '../document/sections.ts';
import { siteKey, type Workspace } from '../store/workspace.ts';

/** The site's configuration as it is being edited; null where the published one counts. */
export const siteOf = ({ drafts }: Workspace): Configuration | null => drafts[siteKey]?.history.present ?? null;

/** The colours that the page on the screen was shared in, over those of its site; undefined for none. */
export const givenColorsOf = ({ drafts, active }: Workspace): BrandColors | undefined => drafts[active]?.colors;

const colorsBySite = new WeakMap<Configuration, BrandColors>();

/** The colours to share a page with: those it was shared with, else those of the site as it is edited here; undefined for the published ones. */
export function sharedColorsOf(workspace: Workspace): BrandColors | undefined {
  const site = siteOf(workspace);
  const shared = givenColorsOf(workspace);
  if (shared !== undefined || site === null) return shared;
  const known = colorsBySite.get(site) ?? parseSite(site, 'fr').site.colors;
  colorsBySite.set(site, known);
  return known;
}

/**
 * The item of a list of the selected section that one is in, as JSON (`["slides",2]`): a text stays the same while one
 * types in an item. Undefined for none.
 */
export function editedItemOf({ editing = [] }: Workspace): string | undefined {
  const [sections, , data, list, index] = editing;
  return sections === 'sections' && data === 'data' && typeof list === 'string' && typeof index === 'number'
    ? JSON.stringify([list, index])
    : undefined;
}

/** The path of a page by its slug. */
export const pathOf = (slug: string): string => (slug === 'home' || slug === '' ? '/' : `/${slug}`);

/** Sections as a scene holds them. */
export interface SceneSections {
  order: string[];
  entries: Record<string, unknown>;
}

/** The sections of a page that visitors would see. */
export function sectionsForScene(configuration: Configuration): SceneSections {
  const places = placesOf(configuration).filter(({ disabled }) => !disabled);
  return {
    order: places.map(({ key }) => key),
    entries: Object.fromEntries(places.map(({ key, entry }) => [key, entry])),
  };
}

/** One section alone. */
export function sectionAlone(slug: string, data: unknown, settings: unknown): SceneSections {
  const entry = { slug, pivot: { linkId: 'example' }, data, ...(isRecord(settings) ? { settings } : {}) };
  return { order: [`${slug}__example`], entries: { [`${slug}__example`]: entry } };
}
