import { useToasts } from '@kermesse/ui/Toasts';
import { useTranslation } from 'react-i18next';
import type { ErrorMessage } from '../failures/failures.ts';

/** Gives what tells of a failure after its form was left: a notification under this title, wherever the person is by now. */
export function useFailedLater(title: string): (error: ErrorMessage) => void {
  const { t } = useTranslation('failures');
  const toasts = useToasts();
  return ({ at, message = at?.key ?? 'generic', values, fields }) => {
    const [text = t(message, { ...values })] = Object.values(fields ?? {});
    toasts.show({ kind: 'error', title, text });
  };
}
