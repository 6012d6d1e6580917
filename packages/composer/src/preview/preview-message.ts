import { isRecord } from '@kermesse/sections/json';
import { parseSite } from '@kermesse/sections/site';
import { readTolerantly } from '@kermesse/sections/tolerant';
import { defaultBrand, type BrandColors } from '@kermesse/ui/theme';
import { cached } from '../document/cached.ts';
import { schemaUnder } from '../document/field-values.ts';
import { getIn, listOf, type Configuration } from '../document/json.ts';
import { definitionOf } from '../document/section-names.ts';
import type { PreviewMessage } from '../frame/messages.ts';
import { placesOf } from '../document/sections.ts';
import { siteKey, type Workspace } from '../store/workspace.ts';

/** Returns the draft of the site configuration; null if there is none, so that the published one applies. */
export const siteOf = ({ drafts }: Workspace): Configuration | null => drafts[siteKey]?.history.present ?? null;

/**
 * Returns the brand colours with which the open page was shared, which replace those of the site; undefined if there
 * are none.
 */
export const draftColorsOf = ({ drafts, active }: Workspace): BrandColors | undefined => drafts[active]?.colors;

const colorsOfSite = cached((site: Configuration): BrandColors => parseSite(site, 'fr').colors);

/**
 * Returns the published brand colours, in which the server draws illustrations; undefined if the site configuration is
 * not being edited. A site that was never published has the default ones.
 */
export function artColorsOf({ drafts }: Workspace): BrandColors | undefined {
  const base = drafts[siteKey]?.base;
  if (base === undefined) return undefined;
  return base.configuration === null ? defaultBrand : colorsOfSite(base.configuration);
}

/**
 * Returns the brand colours for a share link: those with which the page was shared, or else those of the site's draft;
 * undefined for the published ones.
 */
export function sharedColorsOf(workspace: Workspace): BrandColors | undefined {
  const site = siteOf(workspace);
  const shared = draftColorsOf(workspace);
  return shared !== undefined || site === null ? shared : colorsOfSite(site);
}

/**
 * Returns the item of the selected section's list that is being edited, as JSON (`["slides",2]`), so that the value
 * stays equal while typing. Its index counts only the items that visitors see. Undefined if there is none.
 */
export function editedItemOf({ drafts, active, editing = [] }: Workspace): string | undefined {
  const [sections, position, data, list, index] = editing;
  if (sections !== 'sections' || data !== 'data' || typeof list !== 'string' || typeof index !== 'number')
    return undefined;
  const place = placesOf(drafts[active]?.history.present ?? {}).find((each) => each.index === position);
  const definition = definitionOf(place?.slug);
  const schema = definition && schemaUnder(definition.schema, list);
  if (schema === undefined) return undefined;
  const before = listOf(getIn(place?.entry, [data, list])).slice(0, index);
  const { value } = readTolerantly(schema, before);
  return JSON.stringify([list, Array.isArray(value) ? value.length : 0]);
}

/** The sections of a message. */
export interface MessageSections {
  order: string[];
  entries: Record<string, unknown>;
}

/** Returns the sections of a page that are not disabled. Returns the same object for the same configuration. */
export const sectionsForMessage = cached((configuration: Configuration): MessageSections => {
  const places = placesOf(configuration).filter(({ disabled }) => !disabled);
  return {
    order: places.map(({ key }) => key),
    entries: Object.fromEntries(places.map(({ key, entry }) => [key, entry])),
  };
});

/** Returns a message with one section. */
export function sectionAlone(slug: string, data: unknown, settings: unknown): MessageSections {
  const entry = { slug, pivot: { linkId: 'example' }, data, ...(isRecord(settings) ? { settings } : {}) };
  return { order: [`${slug}__example`], entries: { [`${slug}__example`]: entry } };
}

/** A message with all entries of its sections. */
export type WholeMessage = Omit<PreviewMessage, 'reveal'> & { site: object | null };

const positionOf = ({ selected = '', order }: WholeMessage) => order.indexOf(selected);

/**
 * Returns a message with the entries that the frame does not have yet. The frame scrolls to the selected section when
 * the selection or the position of that section has changed.
 */
export function previewMessageOf(message: WholeMessage, before: WholeMessage | undefined): PreviewMessage {
  const entries = Object.fromEntries(
    Object.entries(message.entries).filter(([key, entry]) => before === undefined || before.entries[key] !== entry),
  );
  const site = before === undefined || before.site !== message.site ? message.site : undefined;
  const same =
    before !== undefined && before.selected === message.selected && positionOf(before) === positionOf(message);
  return { ...message, site, entries, reveal: message.selected !== undefined && !same };
}
