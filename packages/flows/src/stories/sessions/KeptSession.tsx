import type { User } from '@kermesse/api/schemas/account/user';
import { useState, type ReactNode } from 'react';
import { fn } from 'storybook/test';
import { SessionProvider, useSession } from '../../session/session.ts';
import { endableSession } from './endable-session.ts';

/** The spy for reloading the user. */
export const refreshed = fn(() => Promise.resolve()).mockName('refresh');

function CurrentUser({ children }: { children: (user: User) => ReactNode }) {
  const { user } = useSession();
  return user && children(user);
}

/** A session that stores the user that forms save, so that a story can continue after saving. */
export function KeptSession({ user, children }: { user: User; children: (user: User) => ReactNode }) {
  const [store] = useState(() => endableSession(user, { refresh: refreshed }));
  return (
    <SessionProvider value={store}>
      <CurrentUser>{children}</CurrentUser>
    </SessionProvider>
  );
}
