import type { newsCategories } from '@kermesse/api/news-categories';
import type { newsTags } from '@kermesse/api/news-tags';
import type { OutputOf } from '@kermesse/api/operation';
import type { User } from '@kermesse/api/schemas/account/user';
import { createContext, useContext, useSyncExternalStore } from 'react';

export type { User } from '@kermesse/api/schemas/account/user';

/** What the site offers news by: only what is switched on. */
export interface News {
  categories: OutputOf<typeof newsCategories>['data'];
  tags: OutputOf<typeof newsTags>['data'];
}

/** `starting` until it is known whether a stored session is good; nothing protected is shown before. */
export type SessionState = 'starting' | 'anonymous' | 'connected';

/**
 * Why somebody ends their session: to be gone, because their account is going to be deleted (the page stays, and says so),
 * or to log in again at once and come back to the page.
 */
export type SignOutReason = 'signed-out' | 'deleted' | 'again';

/** Why there is no session any more: ended here, refused by the server, ended from another device, or ended in another tab. */
export type Ending = SignOutReason | 'refused' | 'ended-elsewhere' | 'elsewhere';

/** What begins a session: the data of a successful sign-in. */
export interface SignedIn {
  user: User;
  accessToken: string;
  /** Whether the session outlives the browser. */
  remember?: boolean;
}

/** The session of this browser, and what can be done with it. */
export interface Session {
  state: SessionState;
  /** Null unless the state is `connected`. */
  user: User | null;
  /** Loaded at startup for everybody, once the browser is idle; null before, and when they could not be loaded. */
  news: News | null;
  /** Begins a session; resolves once it is stored and other tabs are notified. */
  connect(signedIn: SignedIn): Promise<void>;
  /** Loads the user anew. When that fails the user stays as it is. */
  refresh(): Promise<void>;
  /** Takes the user as an operation has just answered it. */
  update(user: User): void;
  /** Why the last session of this tab has ended; null while there is one, and when there was none. */
  ended: Ending | null;
  /** Ends the session here and on the server and goes to /login, unless `why` says otherwise. Asks nothing; works offline. */
  signOut(why?: SignOutReason): Promise<void>;
}

const done = () => Promise.resolve();

/** A session without a user, for components outside of a provider. */
export const nobody: Session = {
  state: 'anonymous',
  user: null,
  news: null,
  connect: done,
  refresh: done,
  update: () => undefined,
  ended: null,
  signOut: done,
};

/**
 * The session as a store. The context contains the store, never the session itself: a context that changes would make
 * React discard the server's HTML of every section that is not hydrated yet.
 */
export interface SessionStore {
  /** The session as it is; the same object until it changes. */
  get(): Session;
  /** While the browser takes over the server's HTML: nothing is known, and everything can be done. The same object always. */
  atFirst(): Session;
  /** Calls back after each change, with the session as it is and as it was; gives the way to stop. */
  subscribe(changed: (session: Session, before: Session) => void): () => void;
}

type Seen = Pick<Session, 'state' | 'ended'>;

/** Why the session has ended with this change; null for any other change. Until it is cleared, it is `starting`. */
export const endOf = ({ state, ended }: Seen, before: Seen): Ending | null =>
  state === 'anonymous' && before.state !== 'anonymous' ? ended : null;

/** On the server nothing is known of a session. */
const unknown: Session = { ...nobody, state: 'starting' };

/** A store without a session: on a server, and outside of a provider. */
export const emptyStore: SessionStore = { get: () => nobody, atFirst: () => unknown, subscribe: () => () => undefined };

const SessionContext = createContext<SessionStore>(emptyStore);

/** Hands the session of the browser on; stories take `StorySession`. */
export const SessionProvider = SessionContext.Provider;

/** The session as something to look at outside of rendering. */
export const useSessionStore = (): SessionStore => useContext(SessionContext);

/** The session of this browser. On the server, and while its HTML is taken over, it is `starting`. */
export function useSession(): Session {
  const store = useSessionStore();
  return useSyncExternalStore(store.subscribe, store.get, store.atFirst);
}
