import type { Client } from '@kermesse/api/client';
import { pageProps } from '@kermesse/api/page-props';
import type { SessionStore } from '@kermesse/flows/session';
import type { ReactNode } from 'react';
import { createBrowserRouter, matchRoutes, NavigationType, type DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { localiseHref, splitPath, type Locale } from '../links/links.ts';
import type { LoadedPage } from '../current-page/current-page.ts';
import { createPageLoader } from '../prefetch/page-loader.ts';
import { requiresSession } from '../session/guard.ts';
import { createRoutes, type LoadRoute } from './create-routes.tsx';
import { finishNavigation } from './finish-navigation.ts';
import { createEntryNaming, currentPosition } from './history/entries.ts';
import { focusedLink, type FollowedLink } from './history/followed-links.ts';
import { createScrollMemory, restoreScrollAfter } from './history/scroll.ts';
import { stepHistory } from './history/step-history.ts';
import { createRouteLoader, type RouteLoaderOptions } from './route-loader.ts';
import type { ShownPage } from './shown-page.ts';
import { createStatus } from './status.tsx';

export interface NavigationOptions {
  /** The page of the initial document. */
  first: ShownPage;
  client: Client;
  session: Pick<SessionStore, 'get' | 'subscribe'>;
  redirectFor: RouteLoaderOptions['redirectFor'];
  /** Whether a form has input that a replacement of the page would lose. */
  hasInput: () => boolean;
  /** Shows another page; `content` is rendered in `main`. */
  show: (page: ShownPage, content: ReactNode) => void;
}

/** In-app navigation through React Router's data router, whose loaders fetch page props only. */
export interface Navigation {
  /** The router's content of `main`. */
  content: ReactNode;
  /** Navigates to a page of this site, in the language of the current address unless the link has a language. */
  visit(url: URL, how?: { replace?: boolean }): void;
  /** Prefetches a page before its link is clicked. */
  prefetch(url: URL): void;
  /**
   * Restores the scroll position of a document that was reloaded or left, if its screen is a placeholder until the
   * session is known. Call it once the document is hydrated.
   */
  restoreFirst(): void;
  /**
   * Sets the language of addresses without a prefix, and reloads the current page if it is one of them. A page with
   * input in its forms is not reloaded: the next navigation uses the language.
   */
  setLanguage(locale: Locale): void;
  /** Applies the effects of a full page load (see `finish-navigation.ts`). Call it once the page is rendered. */
  finishNavigation(page: ShownPage): void;
  /** Announces a page to screen readers by its title. */
  announce(title: string): void;
}

type State = DataRouter['state'];

/** Returns the page that the last matched route has loaded. */
const loadedIn = ({ matches, loaderData }: State) =>
  loaderData[matches.at(-1)?.route.id ?? ''] as LoadedPage | undefined;

/** Resolves once the session is known. */
const untilKnown = ({ get, subscribe }: NavigationOptions['session']) =>
  new Promise<void>((resolve) => {
    const check = () => {
      if (get().state === 'starting') return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = subscribe(check);
    check();
  });

/**
 * Starts in-app navigation. Its code loads on the first sign that the visitor follows a link, or with a built-in
 * screen.
 */
export function startNavigation({
  first,
  client,
  session,
  redirectFor,
  hasInput,
  show,
}: NavigationOptions): Navigation {
  const scrolls = createScrollMemory();
  /** The last link that was followed from each history entry, by the entry's key. */
  const links = new Map<string, FollowedLink>();
  let shown = first;
  let language = first.page.props.locale;

  const status = createStatus({
    isLoading: () => router.state.navigation.state !== 'idle' || router.state.revalidation !== 'idle',
    i18n: () => shown.i18n,
    canStay: () => redirectFor({ ...shown.page.props, search: currentLocation.search }) === null,
    onDismiss: returnToShownEntry,
  });
  const pages = createPageLoader((path, locale, signal) => client.call(pageProps, { path, locale }, { signal }));
  const loadRoute = createRouteLoader({
    pages,
    redirectFor,
    language: () => language,
    shown: () => shown.page,
    kept: () => (router.state.revalidation !== 'idle' && hasInput() ? loadedIn(router.state) : undefined),
    hash: () => router.state.navigation.location?.hash ?? '',
    untilRetried: status.untilRetried,
  });
  const load: LoadRoute = async (args, screen) => pageToKeep() ?? loadRoute(args, screen);

  window.hasRouter = true;
  const nameEntry = createEntryNaming();
  nameEntry();
  // Registered before the router's listener.
  addEventListener('popstate', stepHistory.handlePop);
  addEventListener('popstate', nameEntry);
  const { page, i18n } = first;
  const routes = createRoutes(load);
  const id = matchRoutes(routes, location)?.at(-1)?.route.id ?? '';
  const router = createBrowserRouter(routes, { hydrationData: { loaderData: { [id]: { page, i18n } } } });
  const content = <RouterProvider router={router} />;
  let { location: currentLocation } = router.state;
  let loaded = loadedIn(router.state);
  /** The position of the shown page's history entry. */
  let position = currentPosition();

  /**
   * Returns to the history entry of the page on the screen. Back and Forward change the address before the page has
   * loaded, so after a failure the address is another page's.
   */
  function returnToShownEntry(): void {
    const entries = position - currentPosition();
    if (entries !== 0) history.go(entries);
  }

  /** Returns the page on the screen if the browser returns to its history entry: it is not loaded again. */
  function pageToKeep(): LoadedPage | undefined {
    return router.state.navigation.location?.key === currentLocation.key ? loaded : undefined;
  }

  function arrivalBy(action: State['historyAction']): ShownPage['arrival'] {
    if (action !== NavigationType.Pop) return { by: 'link' };
    return { by: 'history', scroll: scrolls.of(currentLocation.key), link: links.get(currentLocation.key) };
  }

  router.subscribe((state) => {
    const last = { location: currentLocation, loaded };
    currentLocation = state.location;
    loaded = loadedIn(state);
    const moved = currentLocation !== last.location;
    if (moved) {
      scrolls.remember(last.location.key);
      nameEntry();
      position = currentPosition();
    }
    const address = { pathname: currentLocation.pathname, search: currentLocation.search, hash: currentLocation.hash };
    const arrival = moved ? arrivalBy(state.historyAction) : ({ by: 'history', scroll: scrollY } as const);
    if (loaded !== last.loaded && loaded !== undefined) {
      shown = { ...loaded, address, arrival };
      language = loaded.page.props.locale;
      show(shown, content);
    } else if (moved && loaded !== undefined) {
      // Another anchor of the same page, or none.
      if (arrival.by !== 'history') finishNavigation({ ...shown, address, arrival });
      else if (arrival.scroll !== undefined) scrollTo({ top: arrival.scroll, behavior: 'instant' });
    }
    status.update();
  });

  history.scrollRestoration = 'manual';
  // The browser restores the position after a reload or a return from another site, but not in a placeholder (see
  // `restoreFirst`).
  addEventListener('pagehide', () => {
    scrolls.remember(currentLocation.key);
    scrolls.store();
    if (!requiresSession(shown.page.props.screen)) history.scrollRestoration = 'auto';
  });
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });

  /** Adds the language of the current address to a link without one. */
  const withLanguage = (pathname: string) => localiseHref(pathname, shown.page.prefix);

  return {
    content,
    visit({ pathname, search, hash }, { replace = false } = {}) {
      const to = withLanguage(pathname) + search + hash;
      const link = focusedLink();
      if (link !== undefined) links.set(currentLocation.key, link);
      void router.navigate(to, {
        replace: replace || to === currentLocation.pathname + currentLocation.search + currentLocation.hash,
      });
    },
    prefetch(url) {
      const pathname = withLanguage(url.pathname);
      // Skip links to the current page: after a navigation the new header is often under the resting pointer.
      if (pathname === currentLocation.pathname) return;
      const { path, locale = language } = splitPath(pathname);
      pages.prefetch(path, locale);
    },
    restoreFirst() {
      const { screen, path } = page.props;
      if (!requiresSession(screen)) return;
      const { key, search } = currentLocation;
      void restoreScrollAfter(untilKnown(session), () => {
        const stays = currentLocation.key === key && redirectFor({ screen, path, search }) === null;
        return stays ? scrolls.of(key) : undefined;
      });
    },
    setLanguage(locale) {
      language = locale;
      // A page in the language before may be loading.
      const differs = shown.page.props.locale !== locale || router.state.revalidation !== 'idle';
      if (shown.page.prefix === '' && differs && !hasInput()) void router.revalidate();
    },
    finishNavigation,
    announce: status.announce,
  };
}
