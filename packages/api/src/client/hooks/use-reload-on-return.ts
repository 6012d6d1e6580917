import { useEffect } from 'react';
import type { LoadedData } from './use-loaded.ts';

/** Whether this window, or a frame in it, is visible and has the focus. */
const isHere = () => document.visibilityState === 'visible' && document.hasFocus();

/**
 * Loads data again when the user returns to the window: another tab, device or user may have changed it since, or a
 * failed request may succeed.
 */
export function useReloadOnReturn<T>({ data, failure, reload }: LoadedData<T>): void {
  const isSettled = data !== undefined || failure !== undefined;
  useEffect(() => {
    if (!isSettled) return undefined;
    let wasHere = isHere();
    const update = () => {
      if (!wasHere && isHere()) reload();
      wasHere = isHere();
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('visibilitychange', update, { signal });
    addEventListener('blur', update, { signal });
    addEventListener('focus', update, { signal });
    return () => listening.abort();
  }, [isSettled, reload]);
}
