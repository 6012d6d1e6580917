import type { User } from '@kermesse/api/schemas/account/user';
import { useState, type ReactNode } from 'react';
import { fn } from 'storybook/test';
import { StorySession } from '../../session/StorySession.tsx';

/** The spy for reloading the user. */
export const refreshed = fn(() => Promise.resolve()).mockName('refresh');

/** A session that stores the user that forms save, so that a story can continue after saving. */
export function KeptSession({ user: initial, children }: { user: User; children: (user: User) => ReactNode }) {
  const [user, setUser] = useState(initial);
  return (
    <StorySession user={user} update={setUser} refresh={refreshed}>
      {children(user)}
    </StorySession>
  );
}
