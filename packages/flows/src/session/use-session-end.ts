import { useEffect, useEffectEvent } from 'react';
import { keepsInput, useSessionStore } from './session.ts';

/**
 * Calls `ended` when the session ends and the user's input is kept (see `keepsInput`): not after a logout or a deletion
 * in this tab. The callback receives the user's id, before this component unmounts.
 */
export function useSessionEnd(ended: (userId: string) => void): void {
  const store = useSessionStore();
  const onEnd = useEffectEvent(ended);
  useEffect(() => {
    return store.subscribe((session, { user }) => {
      if (user !== null && keepsInput(session)) onEnd(user.id);
    });
  }, [store]);
}
