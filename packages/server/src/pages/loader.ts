import type { PageProps } from '@kermesse/api/page-props';
import type { Locale } from '@kermesse/sections/locale';
import { parsePage, sourcesOf } from '@kermesse/sections/page';
import { sanitizeHtml } from '@kermesse/sections/sanitize';
import { choiceListsOf, parseSite } from '@kermesse/sections/site';
import { resolvePicture } from '@kermesse/sections/art';
import { contentItems, sectionDataOf } from '../content/items.ts';
import { slugOfPath } from '../content/slug.ts';
import { readSnapshot, type Snapshot } from '../content/store.ts';
import type { Database } from '../database/database.ts';
import { drawPlace } from './draw-place.ts';
import { builtInScreen, type Beside, type ScreenServices } from './screens.ts';

type Fetched = Record<string, unknown>;

/** The data that sections take from the site configuration, by section. Where there is none, nothing is said. */
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

/** A page of a snapshot with all it needs, in one language. */
function pagePropsOf(snapshot: Snapshot, path: string, locale: Locale): PageProps {
  const { site } = parseSite(snapshot.site, locale);
  const around = { version: String(snapshot.version), path, locale, site };
  if (snapshot.page === undefined) return { ...around, screen: 'not-found', status: 404, page: null };
  const fetched = fetchedData(snapshot);
  const { page } = parsePage(snapshot.page, {
    locale,
    resolveImage: (src, language) => resolvePicture(src, language, site.colors),
    sanitize: sanitizeHtml,
    fetched: (id) => fetched.get(id),
    site,
    drawMap: drawPlace,
  });
  return page === null
    ? { ...around, screen: 'not-found', status: 404, page }
    : { ...around, screen: 'content', status: 200, page };
}

/**
 * Loads a page by its path, which has no language prefix and begins with `/`.
 * A path without a page gives props with `status: 404` and the site around it. Screens that are built in come first.
 */
export async function loadPage(
  db: Database,
  path: string,
  locale: Locale,
  screens: ScreenServices,
  beside?: Beside,
): Promise<PageProps> {
  const screen = await builtInScreen(path, screens, beside);
  if (screen === undefined) return pagePropsOf(await readSnapshot(db, slugOfPath(path)), path, locale);
  const { site, version } = await readSnapshot(db);
  const chooses = screen.screen === 'account' || screen.screen === 'profile-info';
  const screenProps = chooses ? { ...screen.screenProps, lists: choiceListsOf(site, locale) } : screen.screenProps;
  return {
    version: String(version),
    path,
    locale,
    site: parseSite(site, locale).site,
    screen: screen.screen,
    ...(screenProps && { screenProps }),
    status: 200,
    page: null,
  };
}
