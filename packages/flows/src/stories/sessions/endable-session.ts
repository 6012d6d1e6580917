import { removeOtherInput, expireStoredInput } from '../../keptInput/stored-input.ts';
import { anonymousSession, type Ending, type Session, type SessionStore, type User } from '../../session/session.ts';

/** A session that a story can end, and that begins again with the next login. */
export interface EndableSession extends SessionStore {
  end(why: Ending): void;
}

/** Creates the endable session of a logged-in user. */
export function endableSession(user: User, more: Partial<Session> = {}): EndableSession {
  const listeners = new Set<Parameters<SessionStore['subscribe']>[0]>();
  let session: Session = {
    ...anonymousSession,
    state: 'connected',
    user,
    connect: async (loggedIn) => change({ state: 'connected', user: loggedIn.user, ended: null }),
    update: (changed) => change({ user: changed }),
    logOut: async (why = 'logged-out') => end(why),
    ...more,
  };
  function change(next: Partial<Session>) {
    const before = session;
    session = { ...before, ...next };
    for (const listener of listeners) listener(session, before);
  }
  function end(ended: Ending) {
    if (ended === 'logged-out' || ended === 'deleted') removeOtherInput();
    else expireStoredInput();
    change({ state: 'anonymous', user: null, ended });
  }
  return {
    get: () => session,
    getDuringHydration: () => session,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    end,
  };
}
