import type { ErrorCode } from '@kermesse/api/errors';
import type { Locale } from '@kermesse/api/schemas/common/locale';
import { loadWithRetries } from '@kermesse/api/load-with-retries';
import { loadOnce } from '@kermesse/ui/load-once';
import { loadUntilSuccess } from '@kermesse/ui/until-loaded';
import type { browserStorage, EngineOptions, startEngine } from './machine/engine.ts';
import { visitSessionKey, rememberedSessionKey, hasStoredSession, removeEndedVisit } from './storage/session-keys.ts';
import { anonymousSession, type Session, type SessionStore, type LoggedIn, type LogoutReason } from './session.ts';

/** The options of a session: its clients, and callbacks to the app. */
export interface SessionOptions extends Pick<EngineOptions, 'clientWith' | 'onPreferredLocale'> {
  /** Whether the news categories and tags are loaded at startup; true by default. */
  news?: boolean;
  /** Returns the bodies of both responses for news, when the page has fetched them before the app loaded. */
  fetchedNews?: () => Promise<readonly unknown[] | null>;
  /** Loads the code of the machine. */
  load?: () => Promise<{ startEngine: typeof startEngine; browserStorage: typeof browserStorage }>;
}

/** The session of this browser, with the functions that the app calls. */
export interface BrowserSession extends SessionStore {
  /** Returns the bearer token; undefined without a session. */
  token(): string | undefined;
  /** Reports a 401 response, with the call's token and the error code. */
  onUnauthorized(token: string, code?: ErrorCode): void;
  /** Saves the chosen language in the user's preferences, as soon as the session is connected. */
  saveLocale(locale: Locale): void;
}

type Engine = ReturnType<typeof startEngine>;

/**
 * Creates the session. Without a stored session the state is `anonymous` at once, and the machine (with its library and
 * the keys) loads only when the visitor logs in, in this or another tab.
 */
export function createSession(options: SessionOptions): BrowserSession {
  const { load = () => import('./machine/engine.ts') } = options;
  const listeners = new Set<Parameters<SessionStore['subscribe']>[0]>();
  const channel = new BroadcastChannel(rememberedSessionKey);
  const notifyTabs = channel.postMessage.bind(channel, 'changed');
  removeEndedVisit();
  let running: Engine | undefined;
  /** The language that was chosen while the state is `starting`. */
  let chosenLocale: Locale | undefined;
  const first: Session = { ...anonymousSession, state: 'starting', preload, connect, refresh, update, logOut };
  let session: Session = hasStoredSession() ? first : { ...first, state: 'anonymous' };

  function changed(next: Partial<Pick<Session, 'state' | 'user' | 'news' | 'ended'>>): void {
    const before = session;
    const changes = { ...before, ...next };
    if (
      changes.state === before.state &&
      changes.user === before.user &&
      changes.news === before.news &&
      changes.ended === before.ended
    )
      return;
    session = changes;
    for (const listener of listeners) listener(changes, before);
    if (session.state === 'connected' && chosenLocale !== undefined) saveLocale(chosenLocale);
    if (session.state !== 'starting') chosenLocale = undefined;
  }

  function saveLocale(locale: Locale): void {
    if (session.state === 'starting') chosenLocale = locale;
    else running?.send({ type: 'LANGUAGE', locale });
  }

  const startEngineOnce = loadOnce(async () => {
    const code = await load();
    const storage = code.browserStorage(notifyTabs);
    running = code.startEngine({ ...options, storage }, changed);
    return running;
  });
  /** Starts the machine, and retries until its code loads: without it a stored session cannot be read. */
  const startPersistently = () => loadUntilSuccess(startEngineOnce);

  async function preload(): Promise<void> {
    await loadWithRetries(startEngineOnce);
  }
  async function connect(loggedIn: LoggedIn): Promise<void> {
    await (await startPersistently()).connect(loggedIn);
  }
  async function refresh(): Promise<void> {
    await running?.refresh();
  }
  function update(user: Session['user'] & object): void {
    running?.send({ type: 'UPDATE', user });
  }
  async function logOut(why?: LogoutReason): Promise<void> {
    if (session.state !== 'anonymous') await (await startEngineOnce()).logOut(why);
  }

  /** Reads the storage again after another tab has logged in or out, or changed the user. */
  function checkStorage(): void {
    if (running) running.send({ type: 'CHANGED' });
    else if (hasStoredSession()) void startPersistently();
  }
  channel.addEventListener('message', checkStorage);
  addEventListener('storage', ({ key }) => {
    if (key === null || key === rememberedSessionKey || key === visitSessionKey) checkStorage();
  });
  // A page in the back/forward cache receives no events.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) checkStorage();
  });
  if (session.state === 'starting') void startPersistently();
  // The specification (§4) loads the news lists at startup. No first screen needs them, so they load when the browser
  // is idle.
  if (options.news !== false)
    (window.requestIdleCallback ?? setTimeout)(() => {
      import('@kermesse/api/news')
        .then(async ({ loadNews }) =>
          changed({ news: await loadNews(options.clientWith(), await options.fetchedNews?.()) }),
        )
        .catch(() => undefined);
    });

  return {
    get: () => session,
    getDuringHydration: () => first,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    token: () => running?.token(),
    onUnauthorized: (token, code) => running?.onUnauthorized(token, code),
    saveLocale,
  };
}
