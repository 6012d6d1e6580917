import type { ResolvedPage } from '@kermesse/api/page-props';
import { fault, type Fault } from '../schema/faults.ts';
import { parseJsonText, isRecord } from '../schema/json.ts';
import { fallbackLanguage, localize, type LocalizeContext } from '../schema/localize.ts';
import type { LocalizedImage } from '../schema/values.ts';
import { sanitizeHtml } from '../rich-text/sanitize.ts';
import { readTolerantly } from '../schema/tolerant.ts';
import { pageHeadSchema } from './configuration.ts';
import { sortSections, readOrder } from './order.ts';
import { readSection, type GetFetchedData, type ParsedSection } from './read-section.ts';
import type { SectionDefinition, SectionPageData } from '../schema/section.ts';
import type { Registry } from './registry.ts';
import { linksOf } from './links/section-links.ts';
import { localizeSettings, checkSettings } from './settings.ts';

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
  pageData: SectionPageData,
  context: LocalizeContext,
): Record<string, unknown> {
  const localized = localize(data, context) as Record<string, unknown>;
  return { ...localized, ...(definition.complete?.(localized, pageData) as Record<string, unknown> | undefined) };
}

interface PageParts {
  head: Record<string, unknown>;
  sections: ParsedSection[];
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
  const entries = parseJsonText(configuration['sections'] ?? []);
  const faults = [...head.faults];
  if (!Array.isArray(entries))
    faults.push(
      fault(['sections'], { fr: 'une liste de sections', en: 'a list of sections' }, entries, { code: 'structure' }),
    );
  const sections: ParsedSection[] = [];
  const ids = new Set<string>();
  (Array.isArray(entries) ? entries : []).forEach((entry: unknown, index) => {
    const { id, section, faults: sectionFaults } = readSection(entry, index, registry, fetched);
    if (id !== undefined && ids.has(id)) {
      const expected = { fr: 'un identifiant qui ne sert qu’une fois', en: 'an identifier that is used once' };
      faults.push({
        ...fault(['sections', index, 'pivot', 'linkId'], expected, section?.linkId, { code: 'link-id-taken' }),
        section: id,
      });
      return;
    }
    if (id !== undefined) ids.add(id);
    faults.push(...sectionFaults);
    if (section !== undefined) sections.push(section);
  });
  const order = readOrder(configuration, 'sectionsOrder', ids);
  const disabled = readOrder(configuration, 'sectionsDisabled', ids);
  const checked = checkSettings(sections);
  faults.push(...checked.faults, ...order.faults, ...disabled.faults);
  return {
    head: (head.value as Record<string, unknown>) ?? {},
    sections: sortSections(checked.sections, order.ids, disabled.ids),
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
  const localizeContext: LocalizeContext = { sanitize: sanitizeHtml, ...context };
  const localizedHead = localize(head, localizeContext) as {
    title?: string;
    description?: string;
    image?: LocalizedImage;
  };
  const slug = typeof configuration['slug'] === 'string' ? configuration['slug'] : '';
  const { locale, site = {}, drawMap, calendars } = context;
  const pageData = { page: slug, locale, site, drawMap, calendars };
  const page = {
    slug,
    title: localizedHead.title ?? slug,
    ...(localizedHead.description === undefined ? {} : { description: localizedHead.description }),
    ...(localizedHead.image && {
      image: localizedHead.image.image,
      ...(localizedHead.image.alt !== '' && { imageAlt: localizedHead.image.alt }),
    }),
    sections: sections.map(({ id, slug: kind, linkId, definition, data: read, settings }) => {
      const data = dataOf(definition, read, { ...pageData, id }, localizeContext);
      const lang = fallbackLanguage(read, locale);
      const links = [...linksOf(definition.schema, data), ...(definition.addedLinks ?? [])];
      return {
        id,
        slug: kind,
        linkId,
        data,
        settings: localizeSettings(settings, localizeContext),
        ...(lang !== undefined && { lang }),
        ...(links.length > 0 && { links }),
      };
    }),
  };
  return { page, faults };
}
