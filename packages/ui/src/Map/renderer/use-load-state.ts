import { useEffect, useEffectEvent, useReducer } from 'react';
import { initialLoadState, nextLoadState, type MapEvent } from './load-state.ts';

/** The time after which a map that has not finished loading counts as failed, in milliseconds. */
const timeout = 15_000;

interface Callbacks {
  onReady: () => void;
  onFail: () => void;
}

/** Tracks the loading of a map and calls `onReady` or `onFail` once. Returns the function to call for each event. */
export function useLoadState({ onReady, onFail }: Callbacks): (event: MapEvent) => void {
  const [{ status }, report] = useReducer(nextLoadState, initialLoadState);

  const onEnd = useEffectEvent(() => (status === 'ready' ? onReady() : onFail()));

  useEffect(() => {
    if (status !== 'loading') {
      onEnd();
      return undefined;
    }
    const timer = setTimeout(() => report('timeout'), timeout);
    return () => clearTimeout(timer);
  }, [status]);

  return report;
}
