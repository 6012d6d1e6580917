import type { Result } from '@kermesse/api/client';
import { loadWithRetries, readLoadError } from '@kermesse/api/load-with-retries';
import type { AppPageProps, ScreenName, SiteProps } from '@kermesse/api/page-props';
import { canonicalPathname } from '@kermesse/api/schemas/pages/canonical-pathname';
import { laterViews, preloadViews } from '@kermesse/sections/views.browser';
import { redirect, redirectDocument, replace, type LoaderFunctionArgs } from 'react-router';
import { loadI18n, loadScreensI18n } from '../i18n/browser.ts';
import { localiseHref, splitPath, type Locale } from '../links/links.ts';
import { localiseLinks } from '../links/localise-links.ts';
import type { CurrentPage, LoadedPage } from '../current-page/current-page.ts';
import { shellParts } from '../current-page/shell-parts.browser.tsx';
import type { createPageLoader } from '../prefetch/page-loader.ts';
import { routeOf } from '../routes/manifest.ts';
import type { PageAddress } from '../session/guard.ts';
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

/** Whether an address is in the history already: Back and Forward change the address before the page loads. */
const isInHistory = (url: string) => url === location.href.split('#', 1)[0];

/** Redirects to another page. Replaces the history entry if the requested address is already in the history. */
function sendTo(path: string, { url, signal }: Request): Response {
  signal.throwIfAborted();
  const { prefix } = splitPath(new URL(url).pathname);
  return (isInHistory(url) ? replace : redirect)(localiseHref(path, prefix));
}

/**
 * Makes the browser load the page as a document. Keeps the fragment of the address, unless the address is already in
 * the history: the browser would then only scroll.
 */
function loadDocument({ url }: Request, hash: string): Response {
  return redirectDocument(isInHistory(url) ? url : url + hash);
}

/** Whether two sites have the same brand. The style of a document contains the colours of one. */
const haveSameBrand = ({ colors: one }: SiteProps, { colors: other }: SiteProps) =>
  one.primary === other.primary && one.secondary === other.secondary && one.accent === other.accent;

type Code = Pick<LoadedPage, 'i18n'> & Pick<CurrentPage, 'screenView'>;

/** Whether the server no longer has a file, because it was updated. */
const isGone = (error: unknown) => error instanceof Error && error.cause === 404;

/**
 * Loads the texts and the code of a page.
 *
 * @param retries the number of failed attempts before
 * @throws if only a new document can help: the server no longer has a file, or a retry fails although the browser is
 * online
 */
async function loadCode({ screen, locale, page }: AppPageProps, retries: number): Promise<Result<Code>> {
  const route = routeOf(screen);
  const load = () =>
    Promise.all([
      (route === undefined ? loadI18n : loadScreensI18n)(locale),
      route?.lazy(),
      preloadViews(page?.sections.map(({ id }) => id) ?? []),
      ...[shellParts.Header, shellParts.Footer, shellParts.Panels].map((part) => part.preload()),
      screen === 'not-found' && shellParts.NotFound.preload(),
    ]);
  try {
    const [i18n, code] = await loadWithRetries(load);
    return { ok: true, data: { i18n, screenView: code?.Component } };
  } catch (error) {
    if (isGone(error) || (retries > 0 && navigator.onLine)) throw error;
    // The connection or the code may be broken.
    reportError(error);
    return { ok: false, failure: readLoadError(error) };
  }
}

/**
 * Adds what the request for the props does not contain: the address in the query of a reset link, or the result of a
 * login with an identity provider, which only the page on the screen has.
 */
function withRequestData(props: AppPageProps, search: string, shown: AppPageProps): AppPageProps {
  const data = routeOf(props.screen)?.data;
  const email = new URLSearchParams(search).get('email') ?? '';
  if (data === 'email' && email !== '') return { ...props, screenProps: { ...props.screenProps, email } };
  if (data === 'login-result' && shown.screen === props.screen) return { ...props, screenProps: shown.screenProps };
  return props;
}

/**
 * Creates the loader of every route. It redirects to the canonical address, as the server does. It redirects visitors
 * who may not see the page, fetches the page's props and loads its code; a failure is shown with a retry button. After
 * an unexpected error, or if the site has new brand colours, the browser loads the page as a document.
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
  async function untilLoaded<T>(attempt: (retries: number) => Promise<Result<T>>, signal: AbortSignal): Promise<T> {
    for (let retries = 0; ; retries += 1) {
      const result = await attempt(retries);
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
    // The code of a screen loads while its props do. `loadCode` notices a failure.
    void Promise.resolve(routeOf(screen)?.lazy()).catch(() => undefined);
    const props = await untilLoaded(() => pages.load(path, locale, signal), signal);
    if (props.screen === 'content' && props.path !== path) return sendTo(props.path + search + hash(), request);
    const { i18n, screenView } = await untilLoaded((retries) => loadCode(props, retries), signal);
    const stays = kept();
    if (stays !== undefined) return stays;
    const last = shown();
    if (!haveSameBrand(props.site, last.props.site)) return loadDocument(request, hash());
    // The server's footer is retained until the language or the site changes.
    const isSameFooter =
      prefix === last.prefix && props.locale === last.props.locale && props.version === last.props.version;
    const retained = { header: false, footer: last.retained.footer && isSameFooter };
    const { flows } = last;
    const localised = localiseLinks(withRequestData(props, search, last.props), prefix);
    const page = { props: localised, prefix, screenView, views: laterViews, shellParts, retained, flows };
    return { page, i18n };
  }

  return async ({ request }: LoaderFunctionArgs, screen: ScreenName): Promise<LoadedPage | Response> => {
    try {
      return await load(request, screen);
    } catch (error) {
      if (request.signal.aborted) throw error;
      return loadDocument(request, hash());
    }
  };
}
