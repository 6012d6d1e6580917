import type { ScreenName } from '@kermesse/api/page-props';
import { canonicalPathname } from '@kermesse/api/schemas/pages/canonical-pathname';
import { laterViews, preloadViews } from '@kermesse/sections/views.browser';
import { loadUntilSuccess } from '@kermesse/ui/until-loaded';
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

/** Loads the code and the texts of a page, and retries until they load. */
const loadCode = (screen: ScreenName, locale: Locale, sections: string[]) =>
  loadUntilSuccess(async () => {
    const [i18n] = await Promise.all([
      (routeOf(screen) === undefined ? loadI18n : loadScreensI18n)(locale),
      preloadViews(sections),
      ...[shellParts.Header, shellParts.Footer, shellParts.Panels].map((part) => part.preload()),
      screen === 'not-found' && shellParts.NotFound.preload(),
    ]);
    return i18n;
  });

/**
 * Creates the loader of every route. It redirects to the canonical address, as the server does. It redirects visitors
 * who may not see the page, fetches the page's props (a failure is shown with a retry button) and loads its code. After
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
  async function load(request: Request, screen: ScreenName): Promise<LoadedPage | Response> {
    const { pathname, search } = new URL(request.url);
    const canonical = canonicalPathname(pathname);
    if (canonical !== null) return sendTo(canonical + search + hash(), request);
    const { prefix, path, locale = language() } = splitPath(pathname);
    const instead = redirectFor({ screen, path, search });
    if (instead !== null) return sendTo(instead, request);
    let result = await pages.load(path, locale, request.signal);
    while (!result.ok) {
      request.signal.throwIfAborted();
      await untilRetried(result.failure.kind, request.signal);
      result = await pages.load(path, locale, request.signal);
    }
    const { data: props } = result;
    if (props.screen === 'content' && props.path !== path) return sendTo(props.path + search + hash(), request);
    const i18n = await loadCode(props.screen, locale, props.page?.sections.map(({ id }) => id) ?? []);
    const stays = kept();
    if (stays !== undefined) return stays;
    const last = shown();
    // The server's footer is retained until the language or the site changes.
    const sameFoot =
      prefix === last.prefix && props.locale === last.props.locale && props.version === last.props.version;
    const retained = { header: false, footer: last.retained.footer && sameFoot };
    return {
      page: { props: localiseLinks(props, prefix), prefix, views: laterViews, shellParts, retained, flows: last.flows },
      i18n,
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
