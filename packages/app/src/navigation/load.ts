import type { AppPageProps } from '@kermesse/api/page-props';
import type { Locale } from '../links/links.ts';

/**
 * The reason why a page could not be fetched. `lost` is any unexpected failure: the browser then loads the whole page.
 */
export type LoadFailure = 'offline' | 'timeout' | 'refused' | 'malformed' | 'lost';
export type LoadResult = { ok: true; props: AppPageProps } | { ok: false; failure: LoadFailure };

/** Fetches the props of a page: through the API client in the app, with a fake in tests. */
export type LoadPage = (path: string, locale: Locale, signal: AbortSignal) => Promise<LoadResult>;

interface Prefetched {
  at: number;
  result: Promise<LoadResult>;
}

/** The milliseconds for which a prefetched page stays fresh. */
const fresh = 30_000;

/** Creates a loader of pages that caches prefetched pages for half a minute. Failures are not cached. */
export function createPageLoader(loadPage: LoadPage, now: () => number = Date.now) {
  const ahead = new Map<string, Prefetched>();
  /** The keys of pages that are loading for a click: they are not prefetched. */
  const loadingKeys = new Set<string>();
  const keyOf = (path: string, locale: Locale) => `${locale} ${path}`;

  function prefetch(path: string, locale: Locale): void {
    const key = keyOf(path, locale);
    const known = ahead.get(key);
    if (loadingKeys.has(key) || (known && now() - known.at < fresh)) return;
    const result = loadPage(path, locale, new AbortController().signal);
    ahead.set(key, { at: now(), result });
    void result.then(({ ok }) => {
      if (!ok && ahead.get(key)?.result === result) ahead.delete(key);
    });
  }

  function load(path: string, locale: Locale, signal: AbortSignal): Promise<LoadResult> {
    const key = keyOf(path, locale);
    const known = ahead.get(key);
    ahead.delete(key);
    const result = known && now() - known.at < fresh ? known.result : loadPage(path, locale, signal);
    loadingKeys.add(key);
    const end = () => loadingKeys.delete(key);
    result.then(end, end);
    return result;
  }

  return { prefetch, load };
}
