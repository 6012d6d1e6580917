import type { ErrorMessage } from '@kermesse/api/error-message';
import { useTranslation } from 'react-i18next';

/** An error as it is read in one place: what went wrong, and a word of help where there is one. */
export interface ErrorText {
  text: string;
  help: string | undefined;
}

/** Gives the texts of an error that is shown away from its form's fields: the server's words on the first field come first. */
export function useErrorText(): (error: ErrorMessage) => ErrorText {
  const { t } = useTranslation('failures');
  return ({ message, help, values, fields = {}, at }) => {
    const [text = t(message ?? at?.key ?? 'generic', { ...values })] = Object.values(fields);
    return { text, help: help === undefined ? undefined : t(help, { ...values }) };
  };
}
