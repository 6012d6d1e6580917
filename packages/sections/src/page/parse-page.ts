import type { ResolvedPage } from '@kermesse/api/page-props';
import { fault, type Fault } from '../schema/faults.ts';
import { parseJsonText, isRecord } from '../schema/json.ts';
import { fallbackLanguage, localize, type LocalizeContext } from '../schema/localize.ts';
import type { LocalImage } from '../schema/values.ts';
import { sanitizeHtml } from '../rich-text/sanitize.ts';
import { readTolerantly } from '../schema/tolerant.ts';
import { pageHeadSchema } from './configuration.ts';
import { sortSections, readOrder } from './order.ts';
import { readSection, type GetFetchedData, type ReadSection } from './read.ts';
import type { SectionDefinition, SectionPageData } from '../schema/section.ts';
import type { Registry } from './registry.ts';
import { linksOf } from './links/section-links.ts';
import { localSettings, checkSettings } from './settings.ts';

/** The context of reading a page. */
export interface ReadContext extends LocalizeContext {
  /** The known sections. */
  registry: Registry;
  /** Returns the fetched data of a section's source. */
  fetched?: GetFetchedData;
  /** The site's contact details, for sections that show them. */
  site?: SectionPageData['site'];
  /** Draws a map picture of a place. Without it, the browser draws it. */
  drawMap?: SectionPageData['drawMap'];
  /** Whether the site serves calendar files (`calendarOf`), so that programmes link to theirs. */
  calendars?: SectionPageData['calendars'];
}

/** Returns a section's data in one language, with the data that it derives from its surroundings. */
function dataOf(
  definition: SectionDefinition,
  data: unknown,
  around: SectionPageData,
  context: LocalizeContext,
): Record<string, unknown> {
  const own = localize(data, context) as Record<string, unknown>;
  const added = definition.complete?.(own, around) as Record<string, unknown> | undefined;
  return added === undefined ? own : { ...own, ...added };
}

interface PageParts {
  head: Record<string, unknown>;
  sections: ReadSection[];
  faults: Fault[];
}

const pageExpected = {
  fr: 'une page : { slug, title, sections, sectionsOrder, sectionsDisabled }',
  en: 'a page: { slug, title, sections, sectionsOrder, sectionsDisabled }',
};

/** Reads a page configuration with the known sections: its own fields, its sections in order, and every fault. */
export function readPageParts(
  configuration: unknown,
  { registry, fetched }: Pick<ReadContext, 'registry' | 'fetched'>,
): PageParts {
  if (!isRecord(configuration))
    return { head: {}, sections: [], faults: [fault([], pageExpected, configuration, { code: 'structure' })] };
  const head = readTolerantly(pageHeadSchema, configuration);
  const listed = parseJsonText(configuration['sections'] ?? []);
  const faults = [...head.faults];
  if (!Array.isArray(listed))
    faults.push(
      fault(['sections'], { fr: 'une liste de sections', en: 'a list of sections' }, listed, { code: 'structure' }),
    );
  const sections: ReadSection[] = [];
  const seen = new Set<string>();
  (Array.isArray(listed) ? listed : []).forEach((entry: unknown, index) => {
    const { id, section, faults: found } = readSection(entry, index, registry, fetched);
    if (id !== undefined && seen.has(id)) {
      const expected = { fr: 'un identifiant qui ne sert qu’une fois', en: 'an identifier that is used once' };
      faults.push({
        ...fault(['sections', index, 'pivot', 'linkId'], expected, section?.linkId, { code: 'place-taken' }),
        section: id,
      });
      return;
    }
    if (id !== undefined) seen.add(id);
    faults.push(...found);
    if (section !== undefined) sections.push(section);
  });
  const order = readOrder(configuration, 'sectionsOrder', seen);
  const disabled = readOrder(configuration, 'sectionsDisabled', seen);
  const settled = checkSettings(sections);
  faults.push(...settled.faults, ...order.faults, ...disabled.faults);
  return {
    head: (head.value as Record<string, unknown>) ?? {},
    sections: sortSections(settled.sections, order.ids, disabled.ids),
    faults,
  };
}

/**
 * Parses a page configuration for rendering with only the sections of a registry (see `parsePage`), so that an app that
 * uses one section does not bundle the others.
 */
export function parsePageOf(
  configuration: unknown,
  context: ReadContext,
): { page: ResolvedPage | null; faults: Fault[] } {
  const { head, sections, faults } = readPageParts(configuration, context);
  if (!isRecord(configuration)) return { page: null, faults };
  const whole: LocalizeContext = { sanitize: sanitizeHtml, ...context };
  const local = localize(head, whole) as { title?: string; description?: string; image?: LocalImage };
  const slug = typeof configuration['slug'] === 'string' ? configuration['slug'] : '';
  const { locale, site = {}, drawMap, calendars } = context;
  const around = { page: slug, locale, site, drawMap, calendars };
  const page = {
    slug,
    title: local.title ?? slug,
    ...(local.description === undefined ? {} : { description: local.description }),
    ...(local.image && { image: local.image.image, ...(local.image.alt !== '' && { imageAlt: local.image.alt }) }),
    sections: sections.map(({ id, slug: kind, linkId, definition, data: read, settings }) => {
      const data = dataOf(definition, read, { ...around, id }, whole);
      const lang = fallbackLanguage(read, locale);
      const links = [...linksOf(definition.schema, data), ...(definition.addedLinks ?? [])];
      return {
        id,
        slug: kind,
        linkId,
        data,
        settings: localSettings(settings, whole),
        ...(lang !== undefined && { lang }),
        ...(links.length > 0 && { links }),
      };
    }),
  };
  return { page, faults };
}
