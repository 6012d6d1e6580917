import { isRefusal, type Failure } from '@kermesse/api/failure';
import { useFailureText } from './use-failure-text.ts';

/** The message of a failed call. The form for the key says that a key was rejected. */
export function FailureMessage({ failure }: { failure: Failure }) {
  const failureText = useFailureText();
  if (isRefusal(failure, 'editor/wrong_key')) return null;
  return <p role="alert">{failureText(failure)}</p>;
}
