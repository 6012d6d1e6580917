import { useToasts } from '@kermesse/ui/Toasts';
import { useErrorText } from '../failures/use-error-text.ts';
import type { ErrorMessage } from '@kermesse/api/error-message';

/** Gives what tells of a failure after its form was left: a notification under this title, wherever the person is by now. */
export function useFailedLater(title: string): (error: ErrorMessage) => void {
  const errorText = useErrorText();
  const toasts = useToasts();
  return (error) => {
    toasts.show({ kind: 'error', title, text: errorText(error).text });
  };
}
