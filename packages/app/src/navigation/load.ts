import type { PageProps } from '@kermesse/api/page-props';
import type { Locale } from '../links/links.ts';

/** Why a page could not be fetched; `lost` is what nobody foresaw: the browser then loads the page whole. */
export type LoadFailure = 'offline' | 'timeout' | 'refused' | 'malformed' | 'lost';
export type Loaded = { ok: true; props: PageProps } | { ok: false; failure: LoadFailure };

/** How the props of a page are fetched: through the api client in the app, by hand in tests. */
export type LoadPage = (path: string, locale: Locale, signal: AbortSignal) => Promise<Loaded>;

interface Kept {
  at: number;
  answer: Promise<Loaded>;
}

/** How long a page fetched ahead of its click stays good, in milliseconds. */
const fresh = 30_000;

/**
 * Fetches pages and keeps those fetched ahead (when a link is pointed at) for half a minute. A failure is not kept.
 */
export function createPageLoader(loadPage: LoadPage, now: () => number = Date.now) {
  const ahead = new Map<string, Kept>();
  /** What somebody waits for: pointing at its link once more fetches nothing. */
  const underWay = new Set<string>();
  const keyOf = (path: string, locale: Locale) => `${locale} ${path}`;

  function prefetch(path: string, locale: Locale): void {
    const key = keyOf(path, locale);
    const known = ahead.get(key);
    if (underWay.has(key) || (known && now() - known.at < fresh)) return;
    const answer = loadPage(path, locale, new AbortController().signal);
    ahead.set(key, { at: now(), answer });
    void answer.then(({ ok }) => {
      if (!ok && ahead.get(key)?.answer === answer) ahead.delete(key);
    });
  }

  function load(path: string, locale: Locale, signal: AbortSignal): Promise<Loaded> {
    const key = keyOf(path, locale);
    const known = ahead.get(key);
    ahead.delete(key);
    const answer = known && now() - known.at < fresh ? known.answer : loadPage(path, locale, signal);
    underWay.add(key);
    const end = () => underWay.delete(key);
    answer.then(end, end);
    return answer;
  }

  return { prefetch, load };
}
