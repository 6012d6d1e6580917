import { useEffect, useEffectEvent } from 'react';

/** Calls `onOnline` whenever the browser comes back online, while `isWaiting` is true. */
export function useBackOnline(isWaiting: boolean, onOnline: () => void): void {
  const handleOnline = useEffectEvent(onOnline);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const listening = new AbortController();
    addEventListener('online', () => handleOnline(), { signal: listening.signal });
    return () => listening.abort();
  }, [isWaiting]);
}
