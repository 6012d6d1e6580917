import type { Failure } from '@kermesse/api/failure';
import { say, type ErrorMessage } from '../failures/failures.ts';
import type { Fault } from '../form/check.ts';

/** What is said of a deletion that failed: above the button, or beside a field; texts are keys of `failures`. */
export interface DeletionSaid extends Pick<ErrorMessage, 'message' | 'help' | 'values'> {
  fields: Partial<Record<string, Fault>>;
  /** Whether logging in again is the way on. */
  again?: boolean;
}

const nothing: DeletionSaid = { fields: {} };
const unknown: DeletionSaid = { message: 'deletionFailed', help: 'nothingDeleted', fields: {} };

/** What is said of how a deletion stands (specification §8: 'Wrong password', else 'Error deleting account'). */
export function saidOf({ failed, failure }: { failed: boolean; failure: Failure | null }): DeletionSaid {
  if (!failed) return nothing;
  if (failure === null) return unknown;
  const code = failure.kind === 'refused' ? failure.code : undefined;
  if (code === 'auth/wrong_password') return { fields: { password: { key: 'wrongPassword' } } };
  const { fields = {}, ...said } = say('deleteAccount', failure) ?? {};
  const texts = Object.entries(fields).map(([name, text]) => [name, { text }]);
  return {
    ...said,
    fields: Object.fromEntries(texts) as DeletionSaid['fields'],
    again: code === 'auth/fresh_sign_in_required',
  };
}
