import type { Result } from '@kermesse/api/client';
import { loadWithRetries } from '@kermesse/api/load-with-retries';
import type { AppPageProps, ScreenName } from '@kermesse/api/page-props';
import { canonicalPathname } from '@kermesse/api/schemas/pages/canonical-pathname';
import { laterViews, preloadViews } from '@kermesse/sections/views.browser';
import type { i18n } from 'i18next';
import { redirect, redirectDocument, replace, type LoaderFunctionArgs } from 'react-router';
import { loadI18n, loadScreensI18n } from '../i18n/browser.ts';
import { localiseHref, splitPath, type Locale } from '../links/links.ts';
import { localiseLinks } from '../links/localise-links.ts';
import type { CurrentPage, LoadedPage } from '../page/current-page.ts';
import { shellParts } from '../page/shell-parts.browser.tsx';
import { routeOf } from '../routes/manifest.ts';
import type { PageAddress } from '../session/guard.ts';
import type { createPageLoader } from './load.ts';
import type { createStatus } from './status.tsx';

export interface RouteLoaderOptions {
  pages: ReturnType<typeof createPageLoader>;
  /** Returns the path to redirect to, or null if the visitor may see the page. */
  redirectFor: (place: PageAddress) => string | null;
  /** Returns the language of addresses without a prefix. */
  language: () => Locale;
  /** Returns the page on the screen. */
  shown: () => CurrentPage;
  /** Returns the page that stays although it was loaded again, because the visitor has begun to fill in a form. */
  kept: () => LoadedPage | undefined;
  /** Returns the fragment of the address that is loading: requests do not contain it. */
  hash: () => string;
  untilRetried: ReturnType<typeof createStatus>['untilRetried'];
}

/** Redirects to another page. Replaces the history entry if the requested address is already in the history. */
function sendTo(path: string, { url, signal }: Request): Response {
  signal.throwIfAborted();
  const { prefix } = splitPath(new URL(url).pathname);
  const isInHistory = url === location.href.split('#', 1)[0];
  return (isInHistory ? replace : redirect)(localiseHref(path, prefix));
}

/** Loads the code and the texts of a page. */
async function loadCode({ screen, locale, page }: AppPageProps): Promise<Result<i18n>> {
  const load = () =>
    Promise.all([
      (routeOf(screen) === undefined ? loadI18n : loadScreensI18n)(locale),
      preloadViews(page?.sections.map(({ id }) => id) ?? []),
      ...[shellParts.Header, shellParts.Footer, shellParts.Panels].map((part) => part.preload()),
      screen === 'not-found' && shellParts.NotFound.preload(),
    ]);
  try {
    const [texts] = await loadWithRetries(load);
    return { ok: true, data: texts };
  } catch (error) {
    // The connection or the code may be broken.
    reportError(error);
    return { ok: false, failure: { kind: 'offline' } };
  }
}

/**
 * Creates the loader of every route. It redirects to the canonical address, as the server does. It redirects visitors
 * who may not see the page, fetches the page's props and loads its code; a failure is shown with a retry button. After
 * an unexpected error the browser loads the page as a document.
 */
export function createRouteLoader({
  pages,
  redirectFor,
  language,
  shown,
  kept,
  hash,
  untilRetried,
}: RouteLoaderOptions) {
  /** Loads until it succeeds. Shows each failure, and loads again when the visitor retries. */
  async function untilLoaded<T>(loadOnce: () => Promise<Result<T>>, signal: AbortSignal): Promise<T> {
    for (;;) {
      const result = await loadOnce();
      if (result.ok) return result.data;
      signal.throwIfAborted();
      await untilRetried(result.failure.kind, signal);
    }
  }

  async function load(request: Request, screen: ScreenName): Promise<LoadedPage | Response> {
    const { pathname, search } = new URL(request.url);
    const canonical = canonicalPathname(pathname);
    if (canonical !== null) return sendTo(canonical + search + hash(), request);
    const { prefix, path, locale = language() } = splitPath(pathname);
    const instead = redirectFor({ screen, path, search });
    if (instead !== null) return sendTo(instead, request);
    const { signal } = request;
    const props = await untilLoaded(() => pages.load(path, locale, signal), signal);
    if (props.screen === 'content' && props.path !== path) return sendTo(props.path + search + hash(), request);
    const texts = await untilLoaded(() => loadCode(props), signal);
    const stays = kept();
    if (stays !== undefined) return stays;
    const last = shown();
    // The server's footer is retained until the language or the site changes.
    const sameFoot =
      prefix === last.prefix && props.locale === last.props.locale && props.version === last.props.version;
    const retained = { header: false, footer: last.retained.footer && sameFoot };
    return {
      page: { props: localiseLinks(props, prefix), prefix, views: laterViews, shellParts, retained, flows: last.flows },
      i18n: texts,
    };
  }

  return async ({ request }: LoaderFunctionArgs, screen: ScreenName): Promise<LoadedPage | Response> => {
    try {
      return await load(request, screen);
    } catch (error) {
      if (request.signal.aborted) throw error;
      return redirectDocument(request.url);
    }
  };
}
