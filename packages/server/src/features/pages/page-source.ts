import type { AppPageProps } from '@kermesse/api/page-props';
import { pathOfSlug } from '@kermesse/api/schemas/pages/slug';
import type { Locale } from '@kermesse/sections/locale';
import { LRUCache } from 'lru-cache';
import { slugOfPath } from '../content/slug.ts';
import type { PublishedSite, SiteReader } from '../content/site-reader.ts';
import { readSnapshot } from '../content/store.ts';
import type { Database } from '../../platform/database/database.ts';
import { isUnavailable } from '../../platform/database/unavailable.ts';
import { SingleFlight } from '../../platform/http/single-flight.ts';
import { contentPage, screenPropsFor } from './content-page.ts';
import { builtInScreen, type ScreenInput } from './screens.ts';

/** Page props, and whether they may be stale because the database is unavailable. */
export interface SourcedProps {
  props: AppPageProps;
  stale: boolean;
}

/** The header of a response that may be stale (`Cache-Status`, RFC 9211). */
export const staleHeader = ['cache-status', 'kermesse; hit; detail="stale"'] as const;

/** The source of page props for pages, the API and calendars. */
export interface PageSource {
  /** Returns the content version to render. */
  version(): Promise<{ version: string; stale: boolean }>;
  /**
   * Returns the props of a path, which has no language prefix and begins with `/`. A path without a page yields props
   * with `status: 404` and the site. Built-in screens take precedence. The old address of a renamed page yields that
   * page's props, whose `path` differs from the requested one.
   */
  propsFor(path: string, locale: Locale, screenInput?: ScreenInput): Promise<SourcedProps>;
}

/** The options of {@link createPageSource}. */
export interface PageSourceOptions {
  db: Database;
  siteReader: SiteReader;
}

/** The maximum size of the cache of page props in bytes. */
const maxCacheSize = 32 * 1024 * 1024;

/** Returns the slug of the page at a path, after a redirect if there is one; undefined if there is no page. */
function pageAt({ pages, redirects }: PublishedSite, path: string): string | undefined {
  const slug = slugOfPath(path);
  if (slug === undefined || pages.has(slug)) return slug;
  const target = redirects.get(slug);
  return target !== undefined && pages.has(target) ? target : undefined;
}

/** Estimates the size of props in memory: a JavaScript string takes about two bytes per character. */
const sizeOf = (props: AppPageProps) => JSON.stringify(props).length * 2;

/**
 * Creates the source of page props. It loads the props of each page once per content version. The site and the list
 * of pages are cached, so that an unknown path costs no query and little time. While the database is unavailable, it
 * returns cached props as stale.
 */
export function createPageSource({ db, siteReader }: PageSourceOptions): PageSource {
  const pages = new LRUCache<string, { props: AppPageProps; size: number }>({
    maxSize: maxCacheSize,
    sizeCalculation: ({ size }) => size,
  });
  const loading = new SingleFlight<SourcedProps | undefined>();

  async function load(path: string, locale: Locale): Promise<SourcedProps | undefined> {
    const props = contentPage(await readSnapshot(db, slugOfPath(path)), path, locale);
    if (props === undefined) return undefined;
    pages.set(`${locale} ${path}`, { props, size: sizeOf(props) });
    return { props, stale: false };
  }

  async function contentFor(
    path: string,
    locale: Locale,
    { version: current, stale }: { version: string; stale: boolean },
  ): Promise<SourcedProps | undefined> {
    const key = `${locale} ${path}`;
    const cached = pages.get(key);
    if (cached !== undefined && (stale || cached.props.version === current)) return { props: cached.props, stale };
    try {
      return await loading.run(`${current} ${key}`, () => load(path, locale));
    } catch (error) {
      if (cached !== undefined && isUnavailable(error)) return { props: cached.props, stale: true };
      throw error;
    }
  }

  return {
    async version() {
      const { site, stale } = await siteReader.read();
      return { version: String(site.version), stale };
    },
    async propsFor(path, locale, screenInput = {}) {
      const { site, stale } = await siteReader.read();
      const current = String(site.version);
      const { posted } = screenInput;
      const form = posted !== undefined && { posted };
      const around = { version: current, path, locale, site: site.props(locale), page: null, ...form };
      const screen = await builtInScreen(path, db, screenInput);
      if (screen !== undefined) {
        const fromSite = screenPropsFor(screen, site, locale);
        return {
          props: { ...around, screen: screen.screen, ...(fromSite && { screenProps: fromSite }), status: 200 },
          stale,
        };
      }
      const slug = pageAt(site, path);
      const content =
        slug === undefined ? undefined : await contentFor(pathOfSlug(slug), locale, { version: current, stale });
      if (content !== undefined) return form ? { ...content, props: { ...content.props, ...form } } : content;
      return { props: { ...around, screen: 'not-found', status: 404 }, stale };
    },
  };
}
