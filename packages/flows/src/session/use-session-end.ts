import { useEffect, useEffectEvent } from 'react';
import { useSessionStore, type Session } from './session.ts';

/** Whether the session has ended, other than by a logout or a deletion in this tab. */
export const endedUnexpectedly = ({ user, ended }: Session): boolean =>
  user === null && ended !== 'signed-out' && ended !== 'deleted';

/**
 * Calls `ended` when the session ends other than by signing out in this tab: it expired, was rejected by the server, or
 * was ended in another tab or from another device. The callback receives the user's id, before this component unmounts.
 */
export function useSessionEnd(ended: (userId: string) => void): void {
  const store = useSessionStore();
  const onEnd = useEffectEvent(ended);
  useEffect(() => {
    return store.subscribe((session, { user }) => {
      if (user !== null && endedUnexpectedly(session)) onEnd(user.id);
    });
  }, [store]);
}
