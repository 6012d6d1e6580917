import { useToasts } from '@kermesse/ui/Toasts';
import type { ErrorMessage } from '@kermesse/api/error-message';
import type { ReactNode } from 'react';
import { translatedError } from '../failures/TranslatedError.tsx';
import { useSessionEnd } from '../session/use-session-end.ts';
import { translated } from '../texts/TranslatedText.tsx';

/** Returns a function that reports a failure after its form was left, as a notification with this title on any page. */
export function useFailureNotification(title: ReactNode): (error: ErrorMessage) => void {
  const toasts = useToasts();
  return (error) => {
    toasts.show({ kind: 'error', title, text: translatedError(error) });
  };
}

/**
 * Reports with this title that a chosen file is lost when the session ends. Unlike typed input, files are not kept.
 * @param chosen whether there is a file that was not saved
 */
export function useLostFileNotification(chosen: boolean, title: ReactNode): void {
  const toasts = useToasts();
  useSessionEnd(() => {
    if (chosen) toasts.show({ kind: 'error', title, text: translated('form', 'fileLost') });
  });
}
