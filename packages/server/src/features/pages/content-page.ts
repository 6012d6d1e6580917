import type { AppPageProps } from '@kermesse/api/page-props';
import { routeOfScreen } from '@kermesse/api/schemas/pages/routes';
import type { Locale } from '@kermesse/sections/locale';
import { parsePage, type DataSource } from '@kermesse/sections/page';
import { sanitizeHtml } from '@kermesse/sections/sanitize';
import { parseSite } from '@kermesse/sections/site';
import { resolvePicture } from '@kermesse/sections/art';
import { contentItems, sectionDataOf } from '../content/items.ts';
import type { PublishedSite } from '../content/site-reader.ts';
import type { Snapshot } from '../content/store.ts';
import { drawPlace } from '../maps/draw-place.ts';
import type { BuiltIn } from './screens.ts';

/** Returns the data of a section from the site configuration; undefined if there is none. */
function dataOf(site: Snapshot['site'], source: DataSource): Record<string, unknown> | undefined {
  if (source.type === 'section-data') {
    const data = sectionDataOf(site, source.section, source.source, source.link);
    return Array.isArray(data) ? undefined : data;
  }
  const items = contentItems(site, source.name, source.isActive);
  return { [source.field]: items.slice(0, source.pageSize ?? items.length) };
}

/** Returns the props of a content page in one language; undefined if the snapshot has no page. */
export function contentPage(snapshot: Snapshot, path: string, locale: Locale): AppPageProps | undefined {
  if (snapshot.page === undefined) return undefined;
  const site = parseSite(snapshot.site, locale);
  const { page } = parsePage(snapshot.page, {
    locale,
    resolveImage: (src, language) => resolvePicture(src, language, site.colors),
    sanitize: sanitizeHtml,
    fetched: (source) => dataOf(snapshot.site, source),
    site,
    drawMap: drawPlace,
    calendars: true,
  });
  if (page === null) return undefined;
  return { version: String(snapshot.version), path, locale, site, screen: 'content', status: 200, page };
}

/** Returns the props of a screen, with the site's choice lists if the screen needs them. */
export function screenPropsFor(
  { screen, screenProps: own }: BuiltIn,
  site: PublishedSite,
  locale: Locale,
): AppPageProps['screenProps'] {
  const needsLists = routeOfScreen(screen)?.data === 'choice-lists';
  return needsLists ? { ...own, lists: site.choiceLists(locale) } : own;
}
