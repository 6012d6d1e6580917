import type { Failure } from '@kermesse/api/failure';
import { useTranslation } from 'react-i18next';

const known: Record<string, string> = {
  'editor/wrong_key': 'wrongKey',
  'editor/disabled': 'disabled',
  'editor/conflict': 'conflict',
  'rate/limited': 'limited',
  'request/too_large': 'large',
  'request/not_found': 'missing',
  'form/invalid_data': 'invalid',
  'server/unavailable': 'unavailable',
  'server/error': 'broken',
};

/** What went wrong with a call to the server, in words that say what to do. */
export function useFailureText(): (failure: Failure) => string {
  const { t } = useTranslation('composer');
  return (failure) => {
    if (failure.kind === 'refused') {
      const fields = Object.entries(failure.fields ?? {}).map(([field, text]) => t('failures.field', { field, text }));
      return [t(`failures.${known[failure.code] ?? 'refused'}`), ...fields].join('\n');
    }
    if (failure.kind === 'offline' || failure.kind === 'timeout') return t(`failures.${failure.kind}`);
    return t('failures.malformed');
  };
}
