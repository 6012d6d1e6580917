import type { News } from '@kermesse/api/news';
import type { User } from '@kermesse/api/schemas/account/user';
import { createContext, useContext, useSyncExternalStore } from 'react';

export type { User } from '@kermesse/api/schemas/account/user';

/** The state of the session: `starting` until the stored session is read. Nothing protected renders before. */
export type SessionState = 'starting' | 'anonymous' | 'connected';

/**
 * Why the user ends the session: to log out, because the account is going to be deleted (the page stays and says so),
 * or to log in again at once and return to the page.
 */
export type LogoutReason = 'logged-out' | 'deleted' | 'to-log-in-again';

/** Why the session ended: in this tab, rejected by the server, from another device, or in another tab. */
export type Ending = LogoutReason | 'refused' | 'ended-by-another-device' | 'ended-in-another-tab';

/** The data of a successful login, which begins a session. */
export interface LoggedIn {
  user: User;
  accessToken: string;
  /** Whether the session outlives the browser. */
  remember?: boolean;
}

/** The session of this browser and its actions. */
export interface Session {
  state: SessionState;
  /** Null unless the state is `connected`. */
  user: User | null;
  /** Loaded for every visitor once the browser is idle; null before, and when loading fails. */
  news: News | null;
  /** Loads the code that begins a session. Rejects when that fails. */
  preload(): Promise<void>;
  /** Begins a session. Resolves once it is stored and other tabs are notified. Retries until its code has loaded. */
  connect(loggedIn: LoggedIn): Promise<void>;
  /** Reloads the user. When that fails, the user stays the same. */
  refresh(): Promise<void>;
  /** Replaces the user with the one that an operation has just returned. */
  update(user: User): void;
  /** Why the last session of this tab has ended; null during a session, and when there was none. */
  ended: Ending | null;
  /**
   * Ends the session here and on the server. Goes to /login, unless `why` is `deleted`. Does not ask for confirmation;
   * works offline.
   */
  logOut(why?: LogoutReason): Promise<void>;
}

const done = () => Promise.resolve();

/** The session without a user, for components outside a provider. */
export const anonymousSession: Session = {
  state: 'anonymous',
  user: null,
  news: null,
  preload: done,
  connect: done,
  refresh: done,
  update: () => undefined,
  ended: null,
  logOut: done,
};

/**
 * The store of the session. The context contains the store, never the session itself: a changing context value would
 * make React discard the server's HTML of every section that is not hydrated yet.
 */
export interface SessionStore {
  /** Returns the current session, the same object until it changes. */
  get(): Session;
  /** Returns the session during hydration: its state is unknown, and its actions work. Always the same object. */
  getDuringHydration(): Session;
  /** Calls `changed` after each change with the new and the old session. Returns a function that unsubscribes. */
  subscribe(changed: (session: Session, before: Session) => void): () => void;
}

/**
 * Whether the session has ended such that the user's unsaved input is kept: the server rejected it, it was ended from
 * another device or in another tab, or the user chose in this tab to log in again. A logout or a deletion of the
 * account in this tab deletes the input.
 */
export const keepsInput = ({ user, ended }: Pick<Session, 'user' | 'ended'>): boolean =>
  user === null && ended !== 'logged-out' && ended !== 'deleted';

type EndState = Pick<Session, 'state' | 'ended'>;

/** Returns why the session ended with this change; null for any other change. */
export const endOf = ({ state, ended }: EndState, before: EndState): Ending | null =>
  state === 'anonymous' && before.state !== 'anonymous' ? ended : null;

/** The session on the server, where its state is unknown. */
const unknownSession: Session = { ...anonymousSession, state: 'starting' };

/** The store without a session, on the server and outside a provider. */
export const emptyStore: SessionStore = {
  get: () => anonymousSession,
  getDuringHydration: () => unknownSession,
  subscribe: () => () => undefined,
};

const SessionContext = createContext<SessionStore>(emptyStore);

/** Provides the session's store. Stories use `StorySession`. */
export const SessionProvider = SessionContext.Provider;

/** Returns the session's store, for use outside rendering. */
export const useSessionStore = (): SessionStore => useContext(SessionContext);

/** Returns the session of this browser. On the server and during hydration its state is `starting`. */
export function useSession(): Session {
  const store = useSessionStore();
  return useSyncExternalStore(store.subscribe, store.get, store.getDuringHydration);
}
