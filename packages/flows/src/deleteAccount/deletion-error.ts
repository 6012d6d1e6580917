import type { Failure } from '@kermesse/api/failure';
import { say, type ErrorMessage } from '../failures/failures.ts';
import type { Fault } from '../form/check.ts';

/** The error of a failed deletion: above the button, or at a field; texts are keys of `failures`. */
export interface DeletionError extends Pick<ErrorMessage, 'message' | 'help' | 'values'> {
  fields: Partial<Record<string, Fault>>;
  /** Whether logging in again is the way on. */
  again?: boolean;
}

const nothing: DeletionError = { fields: {} };
const unknown: DeletionError = { message: 'deletionFailed', help: 'nothingDeleted', fields: {} };

/** The error of a deletion's state (specification §8: 'Wrong password', else 'Error deleting account'). */
export function errorOf({ failed, failure }: { failed: boolean; failure: Failure | null }): DeletionError {
  if (!failed) return nothing;
  if (failure === null) return unknown;
  const code = failure.kind === 'refused' ? failure.code : undefined;
  if (code === 'auth/wrong_password') return { fields: { password: { key: 'wrongPassword' } } };
  const { fields = {}, ...error } = say('deleteAccount', failure) ?? {};
  const texts = Object.entries(fields).map(([name, text]) => [name, { text }]);
  return {
    ...error,
    fields: Object.fromEntries(texts) as DeletionError['fields'],
    again: code === 'auth/fresh_sign_in_required',
  };
}
