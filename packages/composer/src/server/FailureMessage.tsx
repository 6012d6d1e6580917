import { isRefusal, type Failure } from '@kermesse/api/failure';
import { useFailureText } from './use-failure-text.ts';
import { useOutdated } from './use-outdated.ts';

/**
 * The message of a failed call. A failure offline disappears once the browser is back online. The form for the key says
 * that a key was rejected.
 */
export function FailureMessage({ failure }: { failure: Failure }) {
  const failureText = useFailureText();
  const outdated = useOutdated(failure);
  if (outdated || isRefusal(failure, 'editor/wrong_key')) return null;
  return <p role="alert">{failureText(failure)}</p>;
}
