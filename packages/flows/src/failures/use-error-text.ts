import type { ErrorMessage } from '@kermesse/api/error-message';
import { useTranslation } from 'react-i18next';

/** The texts of an error: the message, and a help text when there is one. */
export interface ErrorText {
  text: string;
  help: string | undefined;
}

/** Returns the texts of an error shown outside its form. The server's message on the first field has priority. */
export function useErrorText(): (error: ErrorMessage) => ErrorText {
  const { t } = useTranslation('failures');
  return ({ message, help, values, fields = {}, fieldError }) => {
    const [text = t(message ?? fieldError?.key ?? 'generic', { ...values })] = Object.values(fields);
    return { text, help: help === undefined ? undefined : t(help, { ...values }) };
  };
}
