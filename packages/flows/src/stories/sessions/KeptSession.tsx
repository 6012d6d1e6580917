import type { User } from '@kermesse/api/schemas/account/user';
import { useState, type ReactNode } from 'react';
import { fn } from 'storybook/test';
import { StorySession } from '../../session/StorySession.tsx';

/** Whether the user was loaded anew. */
export const refreshed = fn(() => Promise.resolve()).mockName('refresh');

/** A session that takes what forms save, so that a story can go on after saving. */
export function KeptSession({ user: initial, children }: { user: User; children: (user: User) => ReactNode }) {
  const [user, setUser] = useState(initial);
  return (
    <StorySession user={user} update={setUser} refresh={refreshed}>
      {children(user)}
    </StorySession>
  );
}
