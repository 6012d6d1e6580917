import type { Client } from '@kermesse/api/client';
import type { ScreenProps } from '@kermesse/api/page-props';
import type { ComponentType, ReactNode } from 'react';
import { createBrowserRouter, matchRoutes, NavigationType, type DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { localiseHref, splitPath, type Locale } from '../links/links.ts';
import type { LoadedPage } from '../page/current-page.ts';
import { createRoutes } from './create-routes.tsx';
import { arrive } from './arrive.ts';
import { createFetchPage } from './fetch-page.ts';
import { focusedLink, type LeftLink } from './left-links.ts';
import { createPageLoader } from './load.ts';
import { createRouteLoader, type RouteLoaderOptions } from './route-loader.ts';
import type { Screen } from './screen.ts';
import { createScrollMemory } from './scroll.ts';
import { createStatus } from './status.tsx';

export interface NavigationOptions {
  /** The page that the document came with. */
  first: Screen;
  /** The code of its screen, where it is one that is built in. */
  view?: ComponentType<ScreenProps>;
  client: Client;
  elsewhere: RouteLoaderOptions['elsewhere'];
  /** Puts another page on the screen; `content` goes into `main`. */
  show: (screen: Screen, content: ReactNode) => void;
}

/** In-app navigation by React Router's data router, whose loaders fetch page props only. */
export interface Navigation {
  /** The router's content of `main`. */
  content: ReactNode;
  /** Goes to a page of this site, in the language of the address unless the link says another. */
  visit(url: URL, how?: { replace?: boolean }): void;
  /** Fetches a page ahead of its click. */
  prefetch(url: URL): void;
  /** Shows pages without a language in their address in this language from now on, and the present one too. */
  speak(locale: Locale): void;
  /** Does what a full load would have done. To be called once the page is rendered. */
  arrive(screen: Screen): void;
  /** Announces the page by its title. */
  announce(title: string): void;
}

type State = DataRouter['state'];

/** The page that the last of the matched routes has loaded. */
const loadedIn = ({ matches, loaderData }: State) =>
  loaderData[matches.at(-1)?.route.id ?? ''] as LoadedPage | undefined;

/** Gives the entry of the history that came with the document a key, so that coming back to it finds its scroll position. */
function nameFirstEntry(): void {
  const state = history.state as { key?: string } | null;
  if (state?.key === undefined) history.replaceState({ key: Math.random().toString(36).slice(2, 10) }, '');
}

/** Starts in-app navigation. Its code comes when a link is about to be followed, or with a screen that is built in. */
export function startNavigation({ first, view, client, elsewhere, show }: NavigationOptions): Navigation {
  const scrolls = createScrollMemory();
  /** The link that led on from each entry of the history, by the entry's key. */
  const links = new Map<string, LeftLink>();
  let shown = first;
  let language = first.page.props.locale;

  const status = createStatus({
    isLoading: () => router.state.navigation.state !== 'idle' || router.state.revalidation !== 'idle',
    words: () => shown.words,
  });
  const pages = createPageLoader(createFetchPage(client));
  const load = createRouteLoader({
    pages,
    elsewhere,
    language: () => language,
    shown: () => shown.page,
    hash: () => router.state.navigation.location?.hash ?? '',
    untilRetried: status.untilRetried,
  });

  nameFirstEntry();
  const { page, words } = first;
  const routes = createRoutes({ load, views: new Map(view && [[page.props.screen, view]]) });
  const id = matchRoutes(routes, location)?.at(-1)?.route.id ?? '';
  const router = createBrowserRouter(routes, { hydrationData: { loaderData: { [id]: { page, words } } } });
  const content = <RouterProvider router={router} />;
  let { location: at } = router.state;
  let loaded = loadedIn(router.state);

  function arrivalBy(action: State['historyAction']): Screen['arrival'] {
    if (action !== NavigationType.Pop) return { by: 'link' };
    return { by: 'history', scroll: scrolls.of(at.key), link: links.get(at.key) };
  }

  router.subscribe((state) => {
    const last = { at, loaded };
    at = state.location;
    loaded = loadedIn(state);
    const moved = at !== last.at;
    if (moved) scrolls.remember(last.at.key);
    if (loaded !== last.loaded && loaded !== undefined) {
      const address = { pathname: at.pathname, search: at.search, hash: at.hash };
      const arrival = moved ? arrivalBy(state.historyAction) : ({ by: 'history', scroll: scrollY } as const);
      shown = { ...loaded, address, arrival };
      language = loaded.page.props.locale;
      show(shown, content);
    } else if (moved && scrolls.has(at.key)) {
      scrollTo({ top: scrolls.of(at.key), behavior: 'instant' });
    }
    status.update();
  });

  history.scrollRestoration = 'manual';
  // A reload or a return from another site is the browser's own business.
  addEventListener('pagehide', () => {
    scrolls.remember(at.key);
    scrolls.store();
    history.scrollRestoration = 'auto';
  });
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });

  /** Links without a language keep the one that is on the screen. */
  const addressed = (pathname: string) => localiseHref(pathname, shown.page.prefix);

  return {
    content,
    visit({ pathname, search, hash }, { replace = false } = {}) {
      const to = addressed(pathname) + search + hash;
      const link = focusedLink();
      if (link !== undefined) links.set(at.key, link);
      void router.navigate(to, { replace: replace || to === at.pathname + at.search + at.hash });
    },
    prefetch(url) {
      const pathname = addressed(url.pathname);
      // A link to where one is: the header that arrives with a page lies under the pointer that led there.
      if (pathname === at.pathname) return;
      const { path, locale = language } = splitPath(pathname);
      pages.prefetch(path, locale);
    },
    speak(locale) {
      language = locale;
      if (shown.page.prefix === '' && shown.page.props.locale !== locale) void router.revalidate();
    },
    arrive,
    announce: status.announce,
  };
}
