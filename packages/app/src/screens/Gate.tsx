import type { ScreenName } from '@kermesse/api/page-props';
import { useSession } from '@kermesse/flows/session';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { guard, isGuestOnly } from '../session/guard.ts';
import { SessionPlaceholder } from './SessionPlaceholder.tsx';
import { WithEarlyInput } from './WithEarlyInput.tsx';

/** Generates no box. Hides screens for guests while a session seems to exist, unless a guest has just logged in. */
const Boxless = styled.div`
  display: contents;

  :root[data-session] &[data-guests] {
    visibility: hidden;
  }
`;

/**
 * Renders a screen only for visitors with access. A protected screen is neither rendered nor part of the server's HTML
 * before the session is known. Visitors without access are redirected (`app-session.ts`).
 */
export function Gate({ screen, children }: { screen: ScreenName; children: ReactNode }) {
  const session = useSession();
  const decision = guard({ screen, path: '/', search: '' }, session);
  const forGuests = isGuestOnly(screen);
  const [wasGuest, setWasGuest] = useState(false);
  if (!wasGuest && session.state === 'anonymous') setWasGuest(true);
  return (
    <Boxless data-guests={forGuests && !wasGuest ? '' : undefined}>
      {forGuests || decision === 'show' ? <WithEarlyInput>{children}</WithEarlyInput> : <SessionPlaceholder />}
    </Boxless>
  );
}
