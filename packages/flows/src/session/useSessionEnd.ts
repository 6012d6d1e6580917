import { useEffect, useLayoutEffect, useRef } from 'react';
import { useSessionStore, type Session } from './session.ts';

/** Whether nobody is signed in any more, and not because they chose so in this tab. */
export const endedUnasked = ({ user, ended }: Session): boolean => user === null && ended !== 'signed-out' && ended !== 'deleted';

/**
 * Calls back when the session of whoever is signed in ends and they did not end it in this tab: it ran out, was refused,
 * or was ended in another tab or on another device. It is told the id of whose session it was, before this component goes.
 */
export function useSessionEnd(ended: (userId: string) => void): void {
  const store = useSessionStore();
  const latest = useRef(ended);
  useLayoutEffect(() => {
    latest.current = ended;
  });
  useEffect(() => {
    let owner = store.get().user?.id;
    return store.subscribe(() => {
      const session = store.get();
      if (owner !== undefined && endedUnasked(session)) latest.current(owner);
      owner = session.user?.id;
    });
  }, [store]);
}
