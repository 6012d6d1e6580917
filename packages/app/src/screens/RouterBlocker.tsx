import { UnsavedBlockerProvider } from '@kermesse/flows/unsaved-blocker';
import { useCallback, useContext, useMemo, useState, type ReactNode } from 'react';
import { NavigationType, useBlocker, type BlockerFunction } from 'react-router';
import { ScreenInputContext } from './screen-input.ts';

/**
 * Blocks links, Back and Forward while the screen has unsaved input. Redirects pass, such as the one at the end of a
 * session.
 */
export function RouterBlocker({ children }: { children: ReactNode }) {
  const [isUnsaved, setUnsaved] = useState(false);
  const report = useContext(ScreenInputContext);
  const hold = useCallback(
    (unsaved: boolean) => {
      setUnsaved(unsaved);
      report(unsaved);
    },
    [report],
  );
  const leaves = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation, historyAction }) =>
      isUnsaved && historyAction !== NavigationType.Replace && currentLocation.pathname !== nextLocation.pathname,
    [isUnsaved],
  );
  const blocker = useBlocker(leaves);
  const value = useMemo(() => ({ hold, blocked: blocker.state === 'blocked' ? blocker : undefined }), [hold, blocker]);
  return <UnsavedBlockerProvider value={value}>{children}</UnsavedBlockerProvider>;
}
