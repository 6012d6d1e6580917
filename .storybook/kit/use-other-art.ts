import { useEffect, useState } from 'react';

/**
 * Returns whether the worker that mocks the illustrations of other brands is running. Starts it once `wanted` is true.
 */
export function useArtWorker(wanted: boolean): boolean {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    void import('../worker.ts').then(({ startWorker }) => startWorker()).then(() => setIsReady(true));
  }, [wanted]);
  return isReady;
}
