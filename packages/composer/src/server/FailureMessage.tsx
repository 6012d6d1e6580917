import { isRefusal, type Failure } from '@kermesse/api/failure';
import { useBackOnline } from '@kermesse/api/use-back-online';
import { useState } from 'react';
import { useFailureText } from './use-failure-text.ts';

/**
 * The message of a failed call. A failure offline disappears once the browser is back online. The form for the key says
 * that a key was rejected.
 */
export function FailureMessage({ failure }: { failure: Failure }) {
  const failureText = useFailureText();
  const [outdated, setOutdated] = useState<Failure>();
  useBackOnline(failure.kind === 'offline', () => setOutdated(failure));
  if (failure === outdated || isRefusal(failure, 'editor/wrong_key')) return null;
  return <p role="alert">{failureText(failure)}</p>;
}
