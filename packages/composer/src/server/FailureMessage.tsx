import { isRefusal, type Failure } from '@kermesse/api/failure';
import { useServer } from './ServerContext.tsx';
import { useFailureText } from './use-failure-text.ts';

/** The message of a failed call. That of a wrong key shows only while the editor is asked for another one. */
export function FailureMessage({ failure }: { failure: Failure }) {
  const failureText = useFailureText();
  const { server } = useServer();
  if (server !== undefined && isRefusal(failure, 'editor/wrong_key')) return null;
  return <p role="alert">{failureText(failure)}</p>;
}
