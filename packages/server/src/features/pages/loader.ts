import type { PageProps } from '@kermesse/api/page-props';
import { routeOfScreen } from '@kermesse/api/schemas/pages/routes';
import type { Locale } from '@kermesse/sections/locale';
import { parsePage, type DataSource } from '@kermesse/sections/page';
import { sanitizeHtml } from '@kermesse/sections/sanitize';
import { choiceListsOf, parseSite } from '@kermesse/sections/site';
import { resolvePicture } from '@kermesse/sections/art';
import { contentItems, sectionDataOf } from '../content/items.ts';
import type { Snapshot } from '../content/store.ts';
import { drawPlace } from '../maps/draw-place.ts';
import type { BuiltIn } from './screens.ts';

/** The data that a section takes from the site configuration; undefined where that has none. */
function dataOf(site: Snapshot['site'], source: DataSource): Record<string, unknown> | undefined {
  if (source.type === 'section-data') {
    const data = sectionDataOf(site, source.section, source.source, source.link);
    return Array.isArray(data) ? undefined : data;
  }
  const items = contentItems(site, source.name, source.isActive);
  return { [source.field]: items.slice(0, source.pageSize ?? items.length) };
}

/** A content page of a snapshot with all it needs, in one language; undefined when there is none. */
export function contentPage(snapshot: Snapshot, path: string, locale: Locale): PageProps | undefined {
  if (snapshot.page === undefined) return undefined;
  const { site } = parseSite(snapshot.site, locale);
  const { page } = parsePage(snapshot.page, {
    locale,
    resolveImage: (src, language) => resolvePicture(src, language, site.colors),
    sanitize: sanitizeHtml,
    fetched: (source) => dataOf(snapshot.site, source),
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
