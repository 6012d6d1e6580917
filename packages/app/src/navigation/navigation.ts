import type { PageProps } from '@kermesse/api/page-props';
import { preloadViews } from '@kermesse/sections/views.browser';
import type { i18n } from 'i18next';
import { localiseHref, splitPath, type Locale } from '../links/links.ts';
import { parts } from '../page/parts.browser.tsx';
import { routeOf } from '../routes/manifest.ts';
import { preloadScreen } from '../routes/views.browser.ts';
import type { createPageLoader, LoadFailure } from './load.ts';
import { focusedLink, type LeftLink } from './left-links.ts';
import { nextScreen } from './next-screen.ts';
import type { Screen } from './screen.ts';
import { createScrollMemory } from './scroll.ts';

/** What the person is told while a page is on its way. */
export type Status = { kind: 'idle' } | { kind: 'loading' } | { kind: 'failed'; failure: Exclude<LoadFailure, 'lost'> };

export interface NavigationOptions {
  first: Screen;
  loader: ReturnType<typeof createPageLoader>;
  /** `screens`: with the words of the screens that are built in. */
  loadWords: (locale: Locale, screens: boolean) => Promise<i18n>;
  /** Puts a page on the screen. */
  show: (screen: Screen) => void;
  report: (status: Status, words: i18n) => void;
  /** Another page (a path) to be shown in the place of one that has come, or null. */
  elsewhere: (props: PageProps, url: URL) => string | null;
}

export interface Navigation {
  /** Goes to a page of this site; a later call wins over an earlier one that is still on its way. */
  visit(url: URL, how?: { replace?: boolean }): void;
  /** Fetches a page ahead of its click. */
  prefetch(url: URL): void;
  /** Tries again what failed last. */
  retry(): void;
  dismiss(): void;
  /** Shows pages without a language in their address in this language from now on, and the present one too. */
  speak(locale: Locale): void;
  /** Listens to the history. */
  start(): void;
}

/** Puts an address into the history, as its page is about to be shown. */
type Enter = (url: URL) => Screen['arrival'];

/** The address of a page that has come: another one than was asked for where the page was renamed. */
function whereItIs({ path, screen }: PageProps, asked: URL): URL {
  const { prefix, path: wanted } = splitPath(asked.pathname);
  if (screen !== 'content' || path === wanted) return asked;
  const url = new URL(asked);
  url.pathname = prefix + path;
  return url;
}

const newKey = () => Math.random().toString(36).slice(2, 10);
const keyOfEntry = (): string => (history.state as { key?: string } | null)?.key ?? '';

/** In-app navigation: fetches page props only, changes address and content together, keeps scroll positions. */
export function createNavigation({ first, loader, loadWords, show, report, elsewhere }: NavigationOptions): Navigation {
  const scrolls = createScrollMemory();
  /** The link that led on from each entry of the history, by the entry's key. */
  const links = new Map<string, LeftLink>();
  let shown = first;
  let key = keyOfEntry();
  let language = first.page.props.locale;
  let underWay = new AbortController();
  let again: (() => void) | undefined;

  /** Links without a language keep the one that is on the screen. */
  function addressed(url: URL): URL {
    const localised = new URL(url);
    localised.pathname = localiseHref(url.pathname, shown.page.prefix);
    return localised;
  }

  function wanted(url: URL): { path: string; locale: Locale } {
    const { path, locale = language } = splitPath(url.pathname);
    return { path, locale };
  }

  async function go(url: URL, enter: Enter): Promise<void> {
    underWay.abort();
    const mine = new AbortController();
    underWay = mine;
    report({ kind: 'loading' }, shown.words);
    const { path, locale } = wanted(url);
    const answer = await loader.load(path, locale, mine.signal);
    if (mine.signal.aborted) return;
    const instead = answer.ok ? elsewhere(answer.props, url) : null;
    if (instead !== null) {
      run(addressed(new URL(instead, url)), enter);
    } else if (answer.ok) {
      const views = preloadViews(answer.props.page?.sections.map(({ id }) => id) ?? []);
      const around = [parts.Header, parts.Footer, parts.Panels].map((part) => part.preload());
      const screen = preloadScreen(answer.props.screen);
      const [words] = await Promise.all([
        loadWords(locale, routeOf(answer.props.screen) !== undefined),
        views,
        screen,
        ...around,
      ]);
      if (mine.signal.aborted) return;
      again = undefined;
      const address = whereItIs(answer.props, url);
      const arrival = enter(address);
      language = answer.props.locale;
      shown = nextScreen(shown, answer.props, words, address, arrival);
      show(shown);
      report({ kind: 'idle' }, words);
    } else if (answer.failure === 'lost') {
      location.assign(url);
    } else {
      again = () => run(url, enter);
      report({ kind: 'failed', failure: answer.failure }, shown.words);
    }
  }

  function run(url: URL, enter: Enter): void {
    go(url, enter).catch(() => location.assign(url));
  }

  function onPopState(): void {
    scrolls.remember(key);
    key = keyOfEntry();
    const { pathname, search, hash } = location;
    const samePage = pathname === shown.address.pathname && search === shown.address.search;
    if (samePage) {
      underWay.abort();
      shown = { ...shown, address: { pathname, search, hash } };
      report({ kind: 'idle' }, shown.words);
      if (key !== '') scrollTo({ top: scrolls.of(key), behavior: 'instant' });
    } else {
      run(new URL(location.href), (url) => {
        if (url.href !== location.href) history.replaceState({ key }, '', url);
        return { by: 'history', scroll: scrolls.of(keyOfEntry()), link: links.get(keyOfEntry()) };
      });
    }
  }

  return {
    visit(given, { replace = false } = {}) {
      const link = focusedLink();
      run(addressed(given), (url) => {
        scrolls.remember(key);
        if (link !== undefined) links.set(key, link);
        key = newKey();
        const same = url.href === location.href;
        history[replace || same ? 'replaceState' : 'pushState']({ key }, '', url);
        return { by: 'link' };
      });
    },
    prefetch(given) {
      const url = addressed(given);
      // A link to where one is: the header that arrives with a page lies under the pointer that led there.
      if (url.pathname === shown.address.pathname) return;
      const { path, locale } = wanted(url);
      loader.prefetch(path, locale);
    },
    retry: () => again?.(),
    dismiss: () => report({ kind: 'idle' }, shown.words),
    speak(locale) {
      language = locale;
      const { page } = shown;
      if (page.prefix !== '' || page.props.locale === locale) return;
      run(new URL(location.href), () => ({ by: 'history', scroll: scrollY }));
    },
    start() {
      // The page's own entry gets a key too, so that coming back to it finds its scroll position.
      if (key === '') {
        key = newKey();
        history.replaceState({ key }, '');
      }
      history.scrollRestoration = 'manual';
      addEventListener('popstate', onPopState);
      // A reload or a return from another site is the browser's own business.
      addEventListener('pagehide', () => {
        scrolls.remember(key);
        scrolls.store();
        history.scrollRestoration = 'auto';
      });
      addEventListener('pageshow', () => {
        history.scrollRestoration = 'manual';
      });
    },
  };
}
