import { UnsavedBlockerProvider } from '@kermesse/flows/unsaved-blocker';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { NavigationType, useBlocker, type BlockerFunction } from 'react-router';

/**
 * Blocks links, Back and Forward while the screen has unsaved input. Redirects pass, such as the one at the end of a
 * session.
 */
export function RouterBlocker({ children }: { children: ReactNode }) {
  const [holding, hold] = useState(false);
  const leaves = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation, historyAction }) =>
      holding && historyAction !== NavigationType.Replace && currentLocation.pathname !== nextLocation.pathname,
    [holding],
  );
  const blocker = useBlocker(leaves);
  const value = useMemo(() => ({ hold, blocked: blocker.state === 'blocked' ? blocker : undefined }), [blocker]);
  return <UnsavedBlockerProvider value={value}>{children}</UnsavedBlockerProvider>;
}
