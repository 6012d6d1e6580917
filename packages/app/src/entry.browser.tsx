import type { PageProps } from '@kermesse/api/page-props';
import { ApiProvider } from '@kermesse/api/client-context';
import { SessionProvider } from '@kermesse/flows/session';
import { defaultFlowSettings } from '@kermesse/flows/settings';
import { loadPatiently } from '@kermesse/api/load-patiently';
import { InputKeeperProvider } from '@kermesse/sections/kept-input';
import { keepFocus } from '@kermesse/ui/keep-focus';
import { untilLoaded } from '@kermesse/ui/until-loaded';
import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import type { ClientSettings } from './document/document.ts';
import { loadI18n, loadScreensI18n } from './i18n/browser.ts';
import { firstScreen } from './navigation/first-screen.ts';
import { followLinks } from './navigation/links.ts';
import { repeatPresses } from './loader/repeat.ts';
import type { Navigation } from './navigation/navigation.ts';
import type { Screen, Stage } from './navigation/screen.ts';
import { setNavigator } from './navigation/visit.ts';
import { routeOf } from './routes/manifest.ts';
import { preloadScreen } from './routes/views.browser.ts';
import { createAppSession, type AppSession } from './session/app-session.ts';

interface RootProps {
  first: Screen;
  /** Takes the way to put another page on the screen. */
  shownBy: (show: Stage['show']) => void;
  /** Told of each page that stands. */
  stands: (screen: Screen) => void;
  app: AppSession;
}

function Root({ first, shownBy, stands, app }: RootProps) {
  const [screen, setScreen] = useState(first);
  useEffect(() => {
    shownBy((next) => startTransition(() => setScreen(next)));
  }, [shownBy]);
  useLayoutEffect(() => {
    if (screen !== first) stands(screen);
  }, [screen, first, stands]);
  return (
    <ApiProvider value={app.client}>
      <SessionProvider value={app.session}>
        <InputKeeperProvider value={app.inputKeeper}>
          <App page={screen.page} words={screen.words} />
        </InputKeeperProvider>
      </SessionProvider>
    </ApiProvider>
  );
}

const embedded = (id: string): unknown => JSON.parse(document.getElementById(id)?.textContent ?? '{}');

/** Wakes the page: once its words are there and, where it is a screen to be used, its code; both are asked for until they come. */
async function wake(root: HTMLElement): Promise<void> {
  const props = embedded('page-props') as PageProps;
  const settings = embedded('settings') as ClientSettings;
  const words = await untilLoaded(async () => {
    const loading = preloadScreen(props.screen);
    const arrived = await (routeOf(props.screen) ? loadScreensI18n : loadI18n)(props.locale);
    await loading;
    return arrived;
  });
  const first = firstScreen(props, words, location, settings.flows ?? defaultFlowSettings);
  const stage: Stage = { show: () => undefined, stands: () => undefined };
  const app = createAppSession({ settings, navigation, first: props });

  let starting: Promise<Navigation> | undefined;
  function navigation(): Promise<Navigation> {
    starting ??= loadPatiently(() => import('./navigation/start.ts')).then(({ startNavigation }) =>
      startNavigation(first, stage, app),
    );
    // What could not be loaded may be tried again.
    starting.catch(() => (starting = undefined));
    return starting;
  }

  function shownBy(show: Stage['show']): void {
    stage.show = show;
  }
  function stands(screen: Screen): void {
    stage.stands(screen);
    app.arrived(screen.page.props);
  }
  // Whoever asks for another page before navigation is there brings it.
  setNavigator(({ url, replace }) => {
    navigation().then(
      (ready) => ready.visit(url, { replace }),
      () => location.assign(url),
    );
  });
  repeatPresses();
  hydrateRoot(root, <Root first={first} shownBy={shownBy} stands={stands} app={app} />);
  app.begin();
  followLinks(navigation, app.chose);
}

/**
 * Not awaited: chunks that are loaded on the way may import from this very module, and would wait for it for ever.
 */
const root = document.getElementById('root');
keepFocus();
if (root) void wake(root);
