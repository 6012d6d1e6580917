import type { User } from '@kermesse/api/schemas/account/user';
import { useState, type ReactNode } from 'react';
import { fn } from 'storybook/test';
import { anonymousSession, SessionProvider, useSession, type SessionStore } from '../../session/session.ts';

/** The spy for reloading the user. */
export const refreshed = fn(() => Promise.resolve()).mockName('refresh');

/** Creates a store of a session with a user, which `update` replaces. */
function createKeptStore(user: User): SessionStore {
  const listeners = new Set<Parameters<SessionStore['subscribe']>[0]>();
  let session = { ...anonymousSession, state: 'connected' as const, user, refresh: refreshed, update };
  function update(updated: User) {
    const before = session;
    session = { ...session, user: updated };
    for (const listener of listeners) listener(session, before);
  }
  return {
    get: () => session,
    getDuringHydration: () => session,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function CurrentUser({ children }: { children: (user: User) => ReactNode }) {
  const { user } = useSession();
  return user && children(user);
}

/** A session that stores the user that forms save, so that a story can continue after saving. */
export function KeptSession({ user, children }: { user: User; children: (user: User) => ReactNode }) {
  const [store] = useState(() => createKeptStore(user));
  return (
    <SessionProvider value={store}>
      <CurrentUser>{children}</CurrentUser>
    </SessionProvider>
  );
}
