import { useMemo, type ReactNode } from 'react';
import { anonymousSession, SessionProvider, type Session } from './session.ts';

export interface StorySessionProps extends Partial<Session> {
  children: ReactNode;
}

/**
 * Provides a session in a given state, for stories and tests, without storage and requests. `preload`, `connect`,
 * `refresh`, `update` and `logOut` do nothing unless the story passes its own functions, such as spies. With a user,
 * the state is `connected`.
 */
export function StorySession({ children, ...given }: StorySessionProps) {
  const { user = null, state = user === null ? 'anonymous' : 'connected', news = null, ended = null } = given;
  const { preload, connect, refresh, update, logOut } = given;
  const store = useMemo(() => {
    const session: Session = {
      state,
      user,
      news,
      preload: preload ?? anonymousSession.preload,
      connect: connect ?? anonymousSession.connect,
      refresh: refresh ?? anonymousSession.refresh,
      update: update ?? anonymousSession.update,
      ended,
      logOut: logOut ?? anonymousSession.logOut,
    };
    return { get: () => session, getDuringHydration: () => session, subscribe: () => () => undefined };
  }, [state, user, news, ended, preload, connect, refresh, update, logOut]);
  return <SessionProvider value={store}>{children}</SessionProvider>;
}
