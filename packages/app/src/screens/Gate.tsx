import type { ScreenName } from '@kermesse/api/page-props';
import { useSession } from '@kermesse/flows/session';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { guard, isForGuests } from '../session/guard.ts';
import { Typed } from './Typed.tsx';
import { Waiting } from './Waiting.tsx';

/** No box of its own. What is for guests is hidden while somebody seems to be signed in: who that is decides what comes. */
const Whole = styled.div`
  display: contents;

  :root[data-session] &[data-guests] {
    visibility: hidden;
  }
`;

/**
 * Lets a screen be seen by whom it is for. What is protected is neither rendered nor in the server's HTML before the
 * session is known; those whom it is not for are on their way elsewhere (`app-session.ts`).
 */
export function Gate({ screen, children }: { screen: ScreenName; children: ReactNode }) {
  const session = useSession();
  const decision = guard({ screen, path: '/', search: '' }, session);
  const forGuests = isForGuests(screen);
  return (
    <Whole data-guests={forGuests ? '' : undefined}>
      {forGuests || decision === 'show' ? <Typed>{children}</Typed> : <Waiting />}
    </Whole>
  );
}
