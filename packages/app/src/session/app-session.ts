import type { Client } from '@kermesse/api/client';
import type { AppPageProps } from '@kermesse/api/page-props';
import { createSession, type BrowserSession } from '@kermesse/flows/create-session';
import { endOf, type Ending, type Session } from '@kermesse/flows/session';
import type { ClientSettings } from './client-settings.ts';
import { splitPath, type Locale } from '../links/links.ts';
import { createInputKeeper, type AppInputKeeper } from './input-keeper.ts';
import { storeLanguage, takeChosenLanguage } from '../preferences/language.ts';
import { routeOf } from '../routes/manifest.ts';
import { guard, isGuestOnly, requiresSession, type PageAddress } from './guard.ts';
import { loginFor } from './redirect.ts';
import { createSiteClient } from './site-client.ts';
import { hasUnreadInput, typedInputRead } from './typed-input.ts';
import { watchSession } from './watch-session.ts';

/** The functions of in-app navigation that the session uses. */
export interface Navigator {
  visit(url: URL, how: { replace: boolean }): void;
  setLanguage(locale: Locale): void;
}

export interface AppSessionOptions {
  settings: ClientSettings;
  /** Loads in-app navigation. */
  navigation: () => Promise<Navigator>;
  /** The page of the initial document. */
  first: AppPageProps;
}

/** The session of the app, the access rules of its pages, and the API client that sends the session's token. */
export interface AppSession {
  session: BrowserSession;
  client: Client;
  /** Stores the input in sections' forms when the session ends. */
  inputKeeper: AppInputKeeper;
  /** Whether the page has input that a replacement of the page would lose. */
  hasInput: () => boolean;
  /** Returns the path to redirect to, or null if the visitor may see the page. */
  redirectFor: (place: PageAddress) => string | null;
  /** Call this once the first page is hydrated. */
  begin: () => void;
  /** Call this with each page that is shown. */
  arrived: (props: AppPageProps) => void;
  /**
   * Saves a language that the visitor has chosen in the preferences of the logged-in user.
   * @param visits whether a page in this language follows: then it saves the language when that page is shown
   */
  chooseLanguage: (locale: Locale, visits: boolean) => void;
}

/** Creates the session of this browser. */
export function createAppSession({ settings, navigation, first }: AppSessionOptions): AppSession {
  const placeOf = ({ screen, path }: AppPageProps, search: string): PageAddress => ({ screen, path, search });

  /**
   * The page on the screen and its address, stored together: during a navigation `location` is already the next
   * address.
   */
  let shownPage = { locale: first.locale, place: placeOf(first, location.search) };

  /** Whether the shown page may be about to be replaced by the one in another language. */
  let replacing = false;

  /** The path of a redirect that is under way, so that it is not repeated. */
  let pendingRedirect: string | undefined;

  /** The language that the visitor has chosen, until a page is shown. */
  let chosen: Locale | undefined;

  function go(path: string): void {
    if (pendingRedirect === path) return;
    pendingRedirect = path;
    Promise.all([navigation(), typedInputRead()]).then(
      ([ready]) => ready.visit(new URL(path, location.href), { replace: true }),
      () => location.replace(path),
    );
  }

  /** Redirects after a new page and at the end of a session. No other code redirects visitors of the shown page. */
  function redirect(who: Session, end: Ending | null): void {
    if (who.state === 'starting') return;
    const { place } = shownPage;
    const decision = guard(place, who);
    const endedElsewhere = end === 'refused' || end === 'ended-by-another-device';
    if (end === 'logged-out') go('/login');
    // The screen of a one-time link shows its result: what the link does may itself end the session.
    else if (endedElsewhere && !requiresSession(place.screen) && routeOf(place.screen)?.oneTime !== true)
      go(loginFor(place.path + place.search));
    else if (typeof decision === 'object') go(decision.to);
  }

  const session = createSession({
    clientWith: (token) => (token === undefined ? client : createSiteClient(settings, { token: () => token })),
    // From here on the app fetches the news.
    fetchedNews: () => (window.news ??= Promise.resolve(null)),
    onPreferredLocale(locale) {
      const { prefix } = splitPath(location.pathname);
      if (prefix !== '') return;
      storeLanguage(locale);
      if (locale === shownPage.locale && !replacing) return;
      replacing = true;
      void navigation().then(
        (ready) => ready.setLanguage(locale),
        () => hasInput() || location.reload(),
      );
    },
  });
  const client = createSiteClient(settings, { token: session.token, onUnauthorized: session.onUnauthorized });
  session.subscribe((who, before) => redirect(who, endOf(who, before)));
  const inputKeeper = createInputKeeper(session);
  const hasInput = () => inputKeeper.hasInput() || hasUnreadInput();
  watchSession({ session, client, enabled: settings.flows.sessions });

  function arrived(props: AppPageProps): void {
    shownPage = { locale: props.locale, place: placeOf(props, location.search) };
    replacing = false;
    pendingRedirect = undefined;
    if (chosen === props.locale) session.saveLocale(chosen);
    chosen = undefined;
    inputKeeper.onPageShown();
    if (isGuestOnly(props.screen))
      session
        .get()
        .preload()
        .catch(() => undefined);
    redirect(session.get(), null);
  }
  return {
    session,
    client,
    inputKeeper,
    hasInput,
    redirectFor(place) {
      const decision = guard(place, session.get());
      return typeof decision === 'object' ? decision.to : null;
    },
    begin() {
      chosen = takeChosenLanguage();
      arrived(first);
    },
    arrived,
    chooseLanguage(locale, visits) {
      // The loader has stored the language, too.
      takeChosenLanguage();
      chosen = visits ? locale : undefined;
      if (!visits) session.saveLocale(locale);
    },
  };
}
