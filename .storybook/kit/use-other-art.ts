import { useEffect, useState } from 'react';

/** Whether somebody answers for the art of brands other than the default one. The worker that does is loaded once it is wanted. */
export function useOtherArt(wanted: boolean): boolean {
  const [answered, setAnswered] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    void import('../worker.ts').then(({ startWorker }) => startWorker()).then(() => setAnswered(true));
  }, [wanted]);
  return answered;
}
