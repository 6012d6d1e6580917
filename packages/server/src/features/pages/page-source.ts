import type { PageProps } from '@kermesse/api/page-props';
import type { Locale } from '@kermesse/sections/locale';
import { parseSite } from '@kermesse/sections/site';
import { pathOfSlug, slugOfPath } from '../content/slug.ts';
import { readOutline, readSnapshot, type Outline as StoredOutline } from '../content/store.ts';
import type { ContentVersion } from '../content/version.ts';
import type { Database } from '../../platform/database/database.ts';
import { isUnavailable } from '../../platform/database/unavailable.ts';
import { ByteCache, SingleFlight } from '../../platform/http/byte-cache.ts';
import { contentPage, screenProps } from './loader.ts';
import { builtInScreen, type Beside, type ScreenServices } from './screens.ts';

/** Page props, and whether they may be out of date because the database is away. */
export interface SourcedProps {
  props: PageProps;
  stale: boolean;
}

/** Marks an answer that may be out of date (`Cache-Status`, RFC 9211). */
export const staleHeader = ['cache-status', 'kermesse; hit; detail="stale"'] as const;

/** Where page props come from: for pages, for the API and for calendars alike. */
export interface PageSource {
  /** The version of the content to show. */
  version(): Promise<{ version: string; stale: boolean }>;
  /**
   * The props of a path, which has no language prefix and begins with `/`. A path without a page gives props with `status: 404`
   * and the site around it. Screens that are built in come first. The old address of a page that was renamed gives that page's
   * props: their `path` is another one than was asked for.
   */
  propsFor(path: string, locale: Locale, beside?: Beside): Promise<SourcedProps>;
}

/** What page props are made from. */
export interface PageSourceOptions {
  db: Database;
  version: ContentVersion;
  screens: ScreenServices;
  /** Bytes of page props that are kept. */
  cacheBytes?: number;
}

type Outline = StoredOutline & { sites: Map<Locale, PageProps['site']> };

/** The slug of the page that a path leads to, if need be by a redirect; undefined when it leads to none. */
function pageAt({ slugs, redirects }: Outline, path: string): string | undefined {
  const asked = slugOfPath(path);
  if (asked === undefined || slugs.has(asked)) return asked;
  const target = redirects.get(asked);
  return target !== undefined && slugs.has(target) ? target : undefined;
}

/** A browser's script takes about two bytes for a character. */
const sizeOf = (props: PageProps) => JSON.stringify(props).length * 2;

/**
 * Makes page props, each once per version of the content. The site and the list of pages are kept, so that a path without
 * a page costs neither a query nor much time, whatever it is called; what is kept is given out, marked, while the database is away.
 */
export function createPageSource({
  db,
  version,
  screens,
  cacheBytes = 32 * 1024 * 1024,
}: PageSourceOptions): PageSource {
  const pages = new ByteCache<{ props: PageProps; size: number }>(cacheBytes);
  const loading = new SingleFlight<SourcedProps | undefined>();
  const outlining = new SingleFlight<Outline>();
  let kept: Outline | undefined;

  async function outline(): Promise<{ outline: Outline; stale: boolean }> {
    const { version: now, stale } = await version.toShow();
    if (kept !== undefined && (stale || kept.version === now)) return { outline: kept, stale };
    try {
      kept = await outlining.run(String(now), async () => ({ ...(await readOutline(db)), sites: new Map() }));
      return { outline: kept, stale: false };
    } catch (error) {
      if (kept !== undefined && isUnavailable(error)) return { outline: kept, stale: true };
      throw error;
    }
  }

  function siteOf({ site, sites }: Outline, locale: Locale): PageProps['site'] {
    const known = sites.get(locale);
    if (known !== undefined) return known;
    const parsed = parseSite(site, locale).site;
    sites.set(locale, parsed);
    return parsed;
  }

  async function load(path: string, locale: Locale): Promise<SourcedProps | undefined> {
    const props = contentPage(await readSnapshot(db, slugOfPath(path)), path, locale);
    if (props === undefined) return undefined;
    pages.set(`${locale} ${path}`, { props, size: sizeOf(props) });
    return { props, stale: false };
  }

  async function contentFor(
    path: string,
    locale: Locale,
    { version: now, stale }: { version: string; stale: boolean },
  ): Promise<SourcedProps | undefined> {
    const key = `${locale} ${path}`;
    const known = pages.get(key);
    if (known !== undefined && (stale || known.props.version === now)) return { props: known.props, stale };
    try {
      return await loading.run(`${now} ${key}`, () => load(path, locale));
    } catch (error) {
      if (known !== undefined && isUnavailable(error)) return { props: known.props, stale: true };
      throw error;
    }
  }

  return {
    async version() {
      const { outline: found, stale } = await outline();
      return { version: String(found.version), stale };
    },
    async propsFor(path, locale, beside = {}) {
      const { outline: found, stale } = await outline();
      const now = { version: String(found.version), stale };
      const { posted } = beside;
      const form = posted !== undefined && { posted };
      const around = { version: now.version, path, locale, site: siteOf(found, locale), page: null, ...form };
      const screen = await builtInScreen(path, screens, beside);
      if (screen !== undefined) {
        const fromSite = screenProps(screen, found.site, locale);
        return {
          props: { ...around, screen: screen.screen, ...(fromSite && { screenProps: fromSite }), status: 200 },
          stale,
        };
      }
      const slug = pageAt(found, path);
      const content = slug === undefined ? undefined : await contentFor(pathOfSlug(slug), locale, now);
      if (content !== undefined) return form ? { ...content, props: { ...content.props, ...form } } : content;
      return { props: { ...around, screen: 'not-found', status: 404 }, stale };
    },
  };
}
