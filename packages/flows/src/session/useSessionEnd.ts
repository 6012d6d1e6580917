import { useEffect, useEffectEvent } from 'react';
import { useSessionStore, type Session } from './session.ts';

/** Whether nobody is signed in any more, and not because they chose so in this tab. */
export const endedUnasked = ({ user, ended }: Session): boolean =>
  user === null && ended !== 'signed-out' && ended !== 'deleted';

/**
 * Calls back when the session of whoever is signed in ends and they did not end it in this tab: it ran out, was refused,
 * or was ended in another tab or on another device. It gets the id of whose session it was, before this component unmounts.
 */
export function useSessionEnd(ended: (userId: string) => void): void {
  const store = useSessionStore();
  const onEnd = useEffectEvent(ended);
  useEffect(() => {
    let owner = store.get().user?.id;
    return store.subscribe(() => {
      const session = store.get();
      if (owner !== undefined && endedUnasked(session)) onEnd(owner);
      owner = session.user?.id;
    });
  }, [store]);
}
