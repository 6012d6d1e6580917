import { useToasts } from '@kermesse/ui/Toasts';
import { useErrorText } from '../failures/use-error-text.ts';
import type { ErrorMessage } from '@kermesse/api/error-message';

/** Returns a function that reports a failure after its form was left, as a notification with this title on any page. */
export function useFailureNotification(title: string): (error: ErrorMessage) => void {
  const errorText = useErrorText();
  const toasts = useToasts();
  return (error) => {
    toasts.show({ kind: 'error', title, text: errorText(error).text });
  };
}
