import { useEffect, useEffectEvent } from 'react';
import { useSessionStore, type Session } from './session.ts';

/** Whether nobody is signed in any more, and not because they chose so in this tab. */
export const endedUnasked = ({ user, ended }: Session): boolean =>
  user === null && ended !== 'signed-out' && ended !== 'deleted';

/**
 * Calls back when the session ends other than by signing out in this tab: it expired, was refused, or was ended in
 * another tab or on another device. The callback gets the user's id, before this component unmounts.
 */
export function useSessionEnd(ended: (userId: string) => void): void {
  const store = useSessionStore();
  const onEnd = useEffectEvent(ended);
  useEffect(() => {
    return store.subscribe((session, { user }) => {
      if (user !== null && endedUnasked(session)) onEnd(user.id);
    });
  }, [store]);
}
