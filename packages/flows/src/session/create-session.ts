import type { ErrorCode } from '@kermesse/api/errors';
import type { Locale } from '@kermesse/api/schemas/common/locale';
import type { browserStorage, EngineOptions, startEngine } from './machine/engine.ts';
import { forVisit, remembered, seemsStored, sweepEndedVisit } from './storage/places.ts';
import { nobody, type Session, type SessionStore, type SignedIn, type SignOutReason } from './session.ts';

/** What the app gives the session, and hears of it. */
export interface SessionOptions extends Pick<EngineOptions, 'clientWith' | 'prefers'> {
  /** Whether the news categories and tags are loaded at startup, as on our site; true by default. */
  news?: boolean;
  /** The bodies of the answers of both operations for news, where the page has fetched them before the app. */
  fetchedNews?: () => Promise<readonly unknown[] | null>;
  /** Brings the machine. */
  load?: () => Promise<{ startEngine: typeof startEngine; browserStorage: typeof browserStorage }>;
}

/** The session of this browser, as the app holds it. */
export interface BrowserSession extends SessionStore {
  /** The bearer token; undefined without a session. */
  token(): string | undefined;
  /** Call it when a call was answered with 401: with the call's token and the error code. */
  refused(token: string, code?: ErrorCode): void;
  /** Call it with a chosen language: it is saved in the user's preferences. */
  chose(locale: Locale): void;
  /** Brings the machine ahead of its use: where somebody is about to sign in. */
  prepare(): void;
}

type Engine = ReturnType<typeof startEngine>;

/** Runs something once the browser has nothing better to do. */
const whenIdle = (run: () => void) => void (window.requestIdleCallback ?? setTimeout)(run);

/** How long until code that could not be loaded is asked for again, in milliseconds. */
const again = 3000;

/**
 * Makes the session. Where nothing is stored it is `anonymous` at once, and the machine (with its library, and the keys)
 * comes only when somebody signs in, here or in another tab.
 */
export function createSession(options: SessionOptions): BrowserSession {
  const { load = () => import('./machine/engine.ts') } = options;
  const listeners = new Set<Parameters<SessionStore['subscribe']>[0]>();
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(remembered) : null;
  /** Tells the other tabs. Where there is no channel, the event of the storage does. */
  const tell = channel?.postMessage.bind(channel, 'changed') ?? (() => undefined);
  sweepEndedVisit();
  let engine: Promise<Engine> | undefined;
  let running: Engine | undefined;
  const first: Session = { ...nobody, state: 'starting', connect, refresh, update, signOut };
  let session: Session = seemsStored() ? first : { ...first, state: 'anonymous' };

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
  }

  function started(): Promise<Engine> {
    engine ??= load().then((code) => {
      const storage = code.browserStorage(tell);
      running = code.startEngine({ ...options, storage }, changed);
      return running;
    });
    engine.catch(() => (engine = undefined));
    return engine;
  }

  /** What is stored cannot be read without the machine: until its code has come nothing is known. */
  function insist(): void {
    started().catch(() => setTimeout(insist, again));
  }

  async function connect(signedIn: SignedIn): Promise<void> {
    await (await started()).connect(signedIn);
  }
  async function refresh(): Promise<void> {
    await running?.refresh();
  }
  function update(user: Session['user'] & object): void {
    running?.send({ type: 'UPDATE', user });
  }
  async function signOut(why?: SignOutReason): Promise<void> {
    if (session.state !== 'anonymous') await (await started()).signOut(why);
  }

  /** Another tab has signed in or out, or changed the user. */
  function lookAgain(): void {
    if (running) running.send({ type: 'CHANGED' });
    else if (engine === undefined && seemsStored()) insist();
  }
  channel?.addEventListener('message', lookAgain);
  addEventListener('storage', ({ key }) => {
    if (key === null || key === remembered || key === forVisit) lookAgain();
  });
  // A page that was put aside hears nothing meanwhile.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) lookAgain();
  });
  if (session.state === 'starting') insist();
  // The specification (§4) loads them at startup. Nothing on a first screen needs them, so the page comes first.
  if (options.news !== false)
    whenIdle(() => {
      import('./news.ts')
        .then(async (code) => changed({ news: await code.loadNews(options.clientWith, options.fetchedNews?.()) }))
        .catch(() => undefined);
    });

  return {
    get: () => session,
    atFirst: () => first,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    token: () => running?.token(),
    refused: (token, code) => running?.refused(token, code),
    chose: (locale) => running?.send({ type: 'LANGUAGE', locale }),
    prepare: () => void started().catch(() => undefined),
  };
}
