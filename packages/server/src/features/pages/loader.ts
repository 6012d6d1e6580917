import type { PageProps } from '@kermesse/api/page-props';
import { routeOfScreen } from '@kermesse/api/schemas/routes';
import type { Locale } from '@kermesse/sections/locale';
import { parsePage, sourcesOf } from '@kermesse/sections/page';
import { sanitizeHtml } from '@kermesse/sections/sanitize';
import { choiceListsOf, parseSite } from '@kermesse/sections/site';
import { resolvePicture } from '@kermesse/sections/art';
import { contentItems, sectionDataOf } from '../content/items.ts';
import type { Snapshot } from '../content/store.ts';
import { drawPlace } from './draw-place.ts';
import type { BuiltIn } from './screens.ts';

type Fetched = Record<string, unknown>;

/** The data that sections take from the site configuration, by section. Sections without data have no entry. */
function fetchedData({ page, site }: Snapshot): Map<string, Fetched> {
  const fetched = new Map<string, Fetched>();
  for (const { id, source } of sourcesOf(page)) {
    if (source.type === 'section-data') {
      const data = sectionDataOf(site, source.section, source.source, source.link);
      if (data !== undefined && !Array.isArray(data)) fetched.set(id, data);
    } else {
      const items = contentItems(site, source.name, source.isActive);
      fetched.set(id, { [source.field]: items.slice(0, source.pageSize ?? items.length) });
    }
  }
  return fetched;
}

/** A content page of a snapshot with all it needs, in one language; undefined when there is none. */
export function contentPage(snapshot: Snapshot, path: string, locale: Locale): PageProps | undefined {
  if (snapshot.page === undefined) return undefined;
  const { site } = parseSite(snapshot.site, locale);
  const fetched = fetchedData(snapshot);
  const { page } = parsePage(snapshot.page, {
    locale,
    resolveImage: (src, language) => resolvePicture(src, language, site.colors),
    sanitize: sanitizeHtml,
    fetched: (id) => fetched.get(id),
    site,
    drawMap: drawPlace,
  });
  if (page === null) return undefined;
  return { version: String(snapshot.version), path, locale, site, screen: 'content', status: 200, page };
}

/** The props of a screen that come from the site: some screens let people choose from the site's lists. */
export function screenProps(
  { screen, screenProps: own }: BuiltIn,
  site: unknown,
  locale: Locale,
): PageProps['screenProps'] {
  const chooses = routeOfScreen(screen)?.data === 'choice-lists';
  return chooses ? { ...own, lists: choiceListsOf(site, locale) } : own;
}
