import { useToasts } from '@kermesse/ui/Toasts';
import type { ErrorMessage } from '@kermesse/api/error-message';
import type { ReactNode } from 'react';
import { translatedError } from '../failures/TranslatedError.tsx';

/** Returns a function that reports a failure after its form was left, as a notification with this title on any page. */
export function useFailureNotification(title: ReactNode): (error: ErrorMessage) => void {
  const toasts = useToasts();
  return (error) => {
    toasts.show({ kind: 'error', title, text: translatedError(error) });
  };
}
