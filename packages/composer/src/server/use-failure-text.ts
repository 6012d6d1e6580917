import { readMessage, type ErrorMessage, type ErrorMessages } from '@kermesse/api/error-message';
import type { Failure } from '@kermesse/api/failure';
import { useTranslation } from 'react-i18next';

const malformed: ErrorMessage = { message: 'malformed' };

/** The messages of failed calls, as keys of the texts under `failures`. */
const messages: ErrorMessages = {
  codes: {
    'editor/wrong_key': { message: 'wrongKey' },
    'editor/disabled': { message: 'disabled' },
    'editor/conflict': { message: 'conflict' },
    'rate/limited': { message: 'limited' },
    'request/too_large': { message: 'large' },
    'request/not_found': { message: 'missing' },
    'form/invalid_data': { message: 'invalid' },
    'server/unavailable': { message: 'unavailable' },
    'server/error': { message: 'broken' },
  },
  offline: { message: 'offline' },
  timeout: { message: 'timeout' },
  malformed,
  other: { message: 'refused' },
};

/** Returns a function that describes a failed call and what to do. */
export function useFailureText(): (failure: Failure) => string {
  const { t } = useTranslation('composer');
  return (failure) => {
    const { message = 'refused', fields = {} } = readMessage(messages, failure) ?? malformed;
    const lines = Object.entries(fields).map(([field, text]) => t('failures.field', { field, text }));
    return [t(`failures.${message}`), ...lines].join('\n');
  };
}
