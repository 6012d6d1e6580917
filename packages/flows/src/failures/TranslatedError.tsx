import type { ErrorMessage } from '@kermesse/api/error-message';
import type { ReactNode } from 'react';
import { useErrorText } from './use-error-text.ts';

function TranslatedError({ error }: { error: ErrorMessage }) {
  return useErrorText()(error).text;
}

/** Returns the text of an error in the language of the page that shows it, as `translated` does for other texts. */
export const translatedError = (error: ErrorMessage): ReactNode => <TranslatedError error={error} />;
