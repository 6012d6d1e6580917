import type { SiteProps } from '@kermesse/api/page-props';
import type { ChoiceLists } from '@kermesse/api/schemas/pages/screen';
import type { Locale } from '@kermesse/sections/locale';
import { choiceListsOf, parseSite } from '@kermesse/sections/site';
import type { Database } from '../../platform/database/database.ts';
import { isUnavailable } from '../../platform/database/unavailable.ts';
import { SingleFlight } from '../../platform/http/single-flight.ts';
import { readOutline, type ContentOutline } from './store.ts';
import type { ContentVersion } from './version.ts';

declare module '../../platform/operations/handler.ts' {
  interface ApiServices {
    siteReader: SiteReader;
  }
}

declare module '../../platform/messages/message-services.ts' {
  interface MessageServices {
    siteReader: SiteReader;
  }
}

/** The site configuration, the addresses of pages, and the redirects, in one content version. */
export interface PublishedSite extends ContentOutline {
  /** Returns the site's props in one language. */
  props(locale: Locale): SiteProps;
  /** Returns the choice lists of profiles in one language. */
  choiceLists(locale: Locale): ChoiceLists;
}

/** Reads the published site. Pages, operations, messages and the sitemap share its cache. */
export interface SiteReader {
  /**
   * Returns the published site of the current content version. Do not call it in a transaction: it may query the
   * database on another connection, and the embedded database has only one.
   *
   * @returns the last known site as `stale` while the database is unavailable or slow (see `ContentVersion.toShow`).
   * @throws the errors of the database if no site is known.
   */
  read(): Promise<{ site: PublishedSite; stale: boolean }>;
}

/** Returns a function that calls `parse` once per language. */
function oncePerLocale<T>(parse: (locale: Locale) => T): (locale: Locale) => T {
  const parsed = new Map<Locale, T>();
  return (locale) => {
    const value = parsed.get(locale) ?? parse(locale);
    parsed.set(locale, value);
    return value;
  };
}

function publishedSite(outline: ContentOutline): PublishedSite {
  const { configuration } = outline;
  return {
    ...outline,
    props: oncePerLocale((locale) => parseSite(configuration, locale)),
    choiceLists: oncePerLocale((locale) => choiceListsOf(configuration, locale)),
  };
}

/** Creates the reader. It reads and parses the site once per content version, so that publishing invalidates it. */
export function createSiteReader({ db, version }: { db: Database; version: ContentVersion }): SiteReader {
  const reading = new SingleFlight<PublishedSite>();
  let last: PublishedSite | undefined;
  return {
    async read() {
      const { version: current, stale } = await version.toShow();
      if (last !== undefined && (stale || last.version === current)) return { site: last, stale };
      try {
        last = await reading.run(String(current), async () => publishedSite(await readOutline(db)));
        return { site: last, stale: false };
      } catch (error) {
        if (last !== undefined && isUnavailable(error)) return { site: last, stale: true };
        throw error;
      }
    },
  };
}
