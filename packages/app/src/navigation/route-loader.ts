import type { ScreenName } from '@kermesse/api/page-props';
import { laterViews, preloadViews } from '@kermesse/sections/views.browser';
import { untilLoaded } from '@kermesse/ui/until-loaded';
import { redirect, redirectDocument, replace, type LoaderFunctionArgs } from 'react-router';
import { loadI18n, loadScreensI18n } from '../i18n/browser.ts';
import { localiseHref, splitPath, type Locale } from '../links/links.ts';
import { localiseLinks } from '../links/localise-links.ts';
import type { CurrentPage, LoadedPage } from '../page/current-page.ts';
import { parts } from '../page/parts.browser.tsx';
import { routeOf } from '../routes/manifest.ts';
import type { PageAddress } from '../session/guard.ts';
import type { createPageLoader } from './load.ts';
import type { createStatus } from './status.tsx';

export interface RouteLoaderOptions {
  pages: ReturnType<typeof createPageLoader>;
  /** The page (a path) that somebody is to see in the place of another one, or null. */
  elsewhere: (place: PageAddress) => string | null;
  /** The language of addresses that say none. */
  language: () => Locale;
  /** The page on the screen. */
  shown: () => CurrentPage;
  /** The fragment of the address that is loading, which requests do not have. */
  hash: () => string;
  untilRetried: ReturnType<typeof createStatus>['untilRetried'];
}

/** To another page instead of the one that was asked for, which leaves the history where it is there already. */
function sendTo(path: string, { url, signal }: Request): Response {
  signal.throwIfAborted();
  const { prefix } = splitPath(new URL(url).pathname);
  const isInHistory = url === location.href.split('#', 1)[0];
  return (isInHistory ? replace : redirect)(localiseHref(path, prefix));
}

/** Loads the code and the words of a page, and asks for them until they come. */
const loadCode = (screen: ScreenName, locale: Locale, sections: string[]) =>
  untilLoaded(async () => {
    const [words] = await Promise.all([
      (routeOf(screen) === undefined ? loadI18n : loadScreensI18n)(locale),
      preloadViews(sections),
      ...[parts.Header, parts.Footer, parts.Panels].map((part) => part.preload()),
      screen === 'not-found' && parts.NotFound.preload(),
    ]);
    return words;
  });

/**
 * The loader of every route: redirects visitors who may not see the page, fetches its props (a failure is shown with a
 * retry) and loads its code. After an unexpected error the browser loads the page as a document.
 */
export function createRouteLoader({ pages, elsewhere, language, shown, hash, untilRetried }: RouteLoaderOptions) {
  async function load(request: Request, screen: ScreenName): Promise<LoadedPage | Response> {
    const { pathname, search } = new URL(request.url);
    const { prefix, path, locale = language() } = splitPath(pathname);
    const instead = elsewhere({ screen, path, search });
    if (instead !== null) return sendTo(instead, request);
    let answer = await pages.load(path, locale, request.signal);
    while (!answer.ok) {
      request.signal.throwIfAborted();
      if (answer.failure === 'lost') return redirectDocument(request.url);
      await untilRetried(answer.failure, request.signal);
      answer = await pages.load(path, locale, request.signal);
    }
    const { props } = answer;
    if (props.screen === 'content' && props.path !== path) return sendTo(props.path + search + hash(), request);
    const words = await loadCode(props.screen, locale, props.page?.sections.map(({ id }) => id) ?? []);
    const last = shown();
    // The server's footer stays until the language or the site changes.
    const sameFoot =
      prefix === last.prefix && props.locale === last.props.locale && props.version === last.props.version;
    const retained = { header: false, footer: last.retained.footer && sameFoot, notFound: false };
    return {
      page: { props: localiseLinks(props, prefix), prefix, views: laterViews, parts, retained, flows: last.flows },
      words,
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
