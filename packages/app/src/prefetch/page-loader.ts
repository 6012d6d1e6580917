import type { Result } from '@kermesse/api/client';
import type { AppPageProps } from '@kermesse/api/page-props';
import type { Locale } from '../links/links.ts';

/** Fetches the props of a page: through the API client in the app, with a fake in tests. */
export type FetchPage = (path: string, locale: Locale, signal: AbortSignal) => Promise<Result<AppPageProps>>;

/** The milliseconds for which a prefetched page stays fresh. */
const fresh = 30_000;

/** Creates a loader of pages that caches prefetched pages for half a minute. Failures are not cached. */
export function createPageLoader(fetchPage: FetchPage, now: () => number = Date.now) {
  const ahead = new Map<string, { at: number; result: Promise<Result<AppPageProps>> }>();
  /** The keys of pages that are loading for a click: they are not prefetched. */
  const loadingKeys = new Set<string>();
  const keyOf = (path: string, locale: Locale) => `${locale} ${path}`;

  function prefetch(path: string, locale: Locale): void {
    const key = keyOf(path, locale);
    const known = ahead.get(key);
    if (loadingKeys.has(key) || (known && now() - known.at < fresh)) return;
    const result = fetchPage(path, locale, new AbortController().signal);
    ahead.set(key, { at: now(), result });
    void result.then(({ ok }) => {
      if (!ok && ahead.get(key)?.result === result) ahead.delete(key);
    });
  }

  function load(path: string, locale: Locale, signal: AbortSignal): Promise<Result<AppPageProps>> {
    const key = keyOf(path, locale);
    const known = ahead.get(key);
    ahead.delete(key);
    const result = known && now() - known.at < fresh ? known.result : fetchPage(path, locale, signal);
    loadingKeys.add(key);
    const end = () => loadingKeys.delete(key);
    result.then(end, end);
    return result;
  }

  return { prefetch, load };
}
