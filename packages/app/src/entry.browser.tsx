import { ApiProvider } from '@kermesse/api/client-context';
import { loadWithRetries } from '@kermesse/api/load-with-retries';
import type { AppPageProps } from '@kermesse/api/page-props';
import { SessionProvider } from '@kermesse/flows/session';
import { InputKeeperProvider } from '@kermesse/sections/input-keeper';
import { firstVisitViews } from '@kermesse/sections/views.browser';
import { codeFailure } from '@kermesse/ui/code-failure';
import { keepFocus } from '@kermesse/ui/keep-focus';
import { loadOnce } from '@kermesse/ui/load-once';
import { keepTextRestorable } from '@kermesse/ui/typed-input';
import { loadUntilSuccess } from '@kermesse/ui/until-loaded';
import { startTransition, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import type { ClientSettings } from './session/client-settings.ts';
import { loadI18n, loadScreensI18n } from './i18n/browser.ts';
import { splitPath } from './links/links.ts';
import { renderWholePage } from './loader/first-screen.ts';
import { repeatPresses } from './loader/presses/repeat.ts';
import { followLinks } from './navigation/follow-links.ts';
import type { ShownPage } from './navigation/shown-page.ts';
import type { Navigation, NavigationOptions } from './navigation/start.tsx';
import { CurrentPageView } from './current-page/CurrentPageView.tsx';
import { shellParts } from './current-page/shell-parts.browser.tsx';
import { routeOf } from './routes/manifest.ts';
import { ScreenInputProvider } from './screens/screen-input.ts';
import { storeLoginAddress } from './session/login-address.ts';
import { createAppSession, type AppSession } from './session/app-session.ts';
import { loadAhead, preloadNotifications } from './shell/Notifications/notification-code.ts';

interface RootProps {
  first: ShownPage;
  /** The initial content of `main`. */
  content: ReactNode;
  /** Called with the function that shows another page. */
  onReady: (show: NavigationOptions['show']) => void;
  /** Called once another page is rendered. */
  onShown: (shown: ShownPage) => void;
  /** Called after `onShown`, once the effects of the page have run. */
  onSettled: () => void;
  app: AppSession;
}

function Root({ first, content: firstContent, onReady, onShown, onSettled, app }: RootProps) {
  const [{ shown, content }, setShown] = useState({ shown: first, content: firstContent });
  useEffect(() => {
    onReady((next, routed) => startTransition(() => setShown({ shown: next, content: routed })));
  }, [onReady]);
  useLayoutEffect(() => {
    if (shown !== first) onShown(shown);
  }, [shown, first, onShown]);
  useEffect(() => {
    if (shown !== first) onSettled();
  }, [shown, first, onSettled]);
  const isScreen = routeOf(shown.page.props.screen) !== undefined;
  // Most notifications come from built-in screens.
  useEffect(() => {
    if (isScreen) preloadNotifications();
  }, [isScreen]);
  return (
    <ApiProvider value={app.client}>
      <SessionProvider value={app.session}>
        <InputKeeperProvider value={app.inputKeeper}>
          <ScreenInputProvider value={app.inputKeeper.setScreenInput}>
            <App page={shown.page} i18n={shown.i18n}>
              {content}
            </App>
          </ScreenInputProvider>
        </InputKeeperProvider>
      </SessionProvider>
    </ApiProvider>
  );
}

const embedded = (id: string): unknown => JSON.parse(document.getElementById(id)?.textContent ?? '{}');
const loadNavigation = () => import('./navigation/start.tsx');

/**
 * Hydrates the page once its texts have loaded. A built-in screen also needs its code and the router. Content pages
 * hydrate without the router, which would discard the server's HTML of sections whenever its state changes.
 */
async function hydrate(root: HTMLElement): Promise<void> {
  const props = embedded('page-props') as AppPageProps;
  const settings = embedded('settings') as ClientSettings;
  const route = routeOf(props.screen);
  const [i18n, view, code] = await loadUntilSuccess(() =>
    Promise.all([
      (route === undefined ? loadI18n : loadScreensI18n)(props.locale),
      route?.lazy(),
      route && loadNavigation(),
    ]),
  );
  const { pathname, search, hash } = location;
  const first: ShownPage = {
    address: { pathname, search, hash },
    // The server has already localised the links.
    page: {
      props,
      prefix: splitPath(pathname).prefix,
      screenView: view?.Component,
      views: firstVisitViews,
      shellParts,
      retained: { header: true, footer: true },
      flows: settings.flows,
    },
    i18n,
    arrival: { by: 'document' },
  };
  const app = createAppSession({ settings, navigation: () => navigation(), first: props });

  let show: NavigationOptions['show'] = () => undefined;
  let started: Navigation | undefined;
  function start({ startNavigation }: Awaited<ReturnType<typeof loadNavigation>>): Navigation {
    started = startNavigation({ ...app, first, show: (...next) => show(...next) });
    return started;
  }
  if (code) start(code);
  const navigation = loadOnce(async () => started ?? start(await loadWithRetries(loadNavigation)));

  function onReady(showPage: NavigationOptions['show']): void {
    show = showPage;
    started?.restoreFirst();
  }
  function onShown(shown: ShownPage): void {
    renderWholePage();
    started?.finishNavigation(shown);
    app.arrived(shown.page.props);
  }
  // By now a screen has put its step into the document's title.
  const onSettled = () => started?.announce(document.title);
  dispatchEvent(new CustomEvent(codeFailure, { detail: false }));
  repeatPresses();
  const content = started?.content ?? <CurrentPageView page={first.page} />;
  hydrateRoot(root, <Root {...{ first, content, onReady, onShown, onSettled, app }} />);
  app.begin();
  // On screens, the inline script does this (see `loader/screen.ts`).
  if (route === undefined) storeLoginAddress();
  // From here on the app prefetches pages.
  document.querySelector('script[type=speculationrules]')?.remove();
  followLinks(navigation, app.chooseLanguage);
  keepTextRestorable();
  // Load navigation once the page has input, because it shows that the network is down without losing the input.
  addEventListener('input', () => loadAhead(async () => void (await navigation())), { once: true });
}

/** Not awaited: lazy chunks may import from this module, and would wait for it forever. */
const root = document.getElementById('root');
keepFocus();
if (root) void hydrate(root);
