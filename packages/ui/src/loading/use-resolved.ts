import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Returns what `load` resolves to; undefined until then, after a rejection, and without a key. Loads again when the key
 * changes. `signal` aborts when the result is no longer needed.
 */
export function useResolved<T>(key: string | undefined, load: (signal: AbortSignal) => Promise<T>): T | undefined {
  const [found, setFound] = useState<{ key: string; value: T }>();
  const onLoad = useEffectEvent(load);
  useEffect(() => {
    if (key === undefined) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    onLoad(signal).then(
      (value) => !signal.aborted && setFound({ key, value }),
      () => undefined,
    );
    return () => controller.abort();
  }, [key]);
  return found?.key === key ? found?.value : undefined;
}
