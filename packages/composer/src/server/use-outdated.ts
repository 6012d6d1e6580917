import type { Failure } from '@kermesse/api/failure';
import { useBackOnline } from '@kermesse/api/use-back-online';
import { useState } from 'react';

/** Returns whether a call failed offline and the browser is back online since. */
export function useOutdated(failure: Failure): boolean {
  const [outdated, setOutdated] = useState<Failure>();
  useBackOnline(failure.kind === 'offline', () => setOutdated(failure));
  return failure === outdated;
}
