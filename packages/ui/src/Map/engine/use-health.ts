import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { initialHealth, nextHealth, type MapEvent } from './health.ts';

/** The time after which a map that has not finished loading counts as failed, in milliseconds. */
const timeout = 15_000;

interface Callbacks {
  onReady: () => void;
  onFail: () => void;
}

/** Tracks the loading of a map and calls `onReady` or `onFail` once. Returns the function to call for each event. */
export function useHealth({ onReady, onFail }: Callbacks): (event: MapEvent) => void {
  const health = useRef(initialHealth);
  const [status, setStatus] = useState(initialHealth.status);

  const ended = useEffectEvent(() => (status === 'fine' ? onReady() : onFail()));

  useEffect(() => {
    if (status !== 'waiting') {
      ended();
      return undefined;
    }
    const timer = setTimeout(() => setStatus('failed'), timeout);
    return () => clearTimeout(timer);
  }, [status]);

  return (event) => {
    health.current = nextHealth(health.current, event);
    setStatus((before) => (before === 'waiting' ? health.current.status : before));
  };
}
