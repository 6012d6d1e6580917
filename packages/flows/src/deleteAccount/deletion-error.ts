import { isRefusal, type Failure } from '@kermesse/api/failure';
import { messageFor } from '@kermesse/api/error-catalogue';
import type { ErrorMessage } from '@kermesse/api/error-message';
import type { FieldError } from '../form/check.ts';

/** The error of a failed deletion, shown above the button or at a field. Texts are keys of `failures`. */
export interface DeletionError extends Pick<ErrorMessage, 'message' | 'help' | 'values'> {
  fields: Partial<Record<string, FieldError>>;
  /** Whether the user has to log in again. */
  again?: boolean;
}

const nothing: DeletionError = { fields: {} };
const unknown: DeletionError = { message: 'deletionFailed', help: 'nothingDeleted', fields: {} };

/** Returns the error of a deletion (specification §8: 'Wrong password', otherwise 'Error deleting account'). */
export function errorOf({ failed, failure }: { failed: boolean; failure: Failure | null }): DeletionError {
  if (!failed) return nothing;
  if (failure === null) return unknown;
  const { fields = {}, fieldError, ...error } = messageFor('deleteAccount', failure) ?? {};
  const texts: Record<string, FieldError> = Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [name, { text }]),
  );
  if (fieldError !== undefined) texts[fieldError.field] = { key: fieldError.key };
  return {
    ...error,
    fields: texts,
    again: isRefusal(failure, 'auth/fresh_sign_in_required'),
  };
}
