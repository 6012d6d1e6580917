import type { Client } from '@kermesse/api/client';
import { loadI18n, loadScreensI18n } from '../i18n/browser.ts';
import { arrive } from './arrive.ts';
import { createFetchPage } from './fetch-page.ts';
import { createPageLoader } from './load.ts';
import { createNavigation, type Navigation, type NavigationOptions } from './navigation.ts';
import type { Screen, Stage } from './screen.ts';
import { createStatus } from './status.tsx';
import { setNavigator } from './visit.ts';

/** Starts in-app navigation. Its code comes with the first sign of a visitor, not with the page. */
export function startNavigation(
  first: Screen,
  stage: Stage,
  { client, elsewhere }: Pick<NavigationOptions, 'elsewhere'> & { client: Client },
): Navigation {
  const status = createStatus({ onRetry: () => navigation.retry(), onDismiss: () => navigation.dismiss() });
  const navigation = createNavigation({
    first,
    loader: createPageLoader(createFetchPage(client)),
    loadWords: (locale, screens) => (screens ? loadScreensI18n(locale) : loadI18n(locale)),
    show: (screen) => stage.show(screen),
    report: (now, words) => status.report(now, words),
    elsewhere,
  });
  stage.stands = (screen) => status.announce(arrive(screen));
  setNavigator(({ url, replace }) => navigation.visit(url, { replace }));
  navigation.start();
  return navigation;
}
