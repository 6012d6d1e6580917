import type { ScreenName } from '@kermesse/api/page-props';
import { useSession } from '@kermesse/flows/session';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { guard, isForGuests } from '../session/guard.ts';
import { Typed } from './Typed.tsx';
import { Waiting } from './Waiting/Waiting.tsx';

/** Not seen while the document says that somebody is signed in: who that is decides what comes. */
const Guests = styled.div`
  display: contents;

  :root[data-session] & {
    visibility: hidden;
  }
`;

/**
 * Lets a screen be seen by whom it is for. What is protected is neither rendered nor in the server's HTML before the
 * session is known; those whom it is not for are on their way elsewhere (`watchSession`).
 */
export function Gate({ screen, children }: { screen: ScreenName; children: ReactNode }) {
  const session = useSession();
  const verdict = guard({ screen, path: '/', search: '' }, session);
  if (isForGuests(screen)) {
    return (
      <Guests>
        <Typed>{children}</Typed>
      </Guests>
    );
  }
  return verdict === 'show' ? <Typed>{children}</Typed> : <Waiting />;
}
