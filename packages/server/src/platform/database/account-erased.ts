import { isCode } from '../files/disk-errors.ts';

/** Matches the names of foreign keys to an account. */
const personKey = /(?:user|owner|sender)_id_fkey$/;

/**
 * Whether a write failed because its account was erased in the meantime (SQLSTATE 23503). The failed write stored
 * nothing.
 */
export function isAccountErased(error: unknown): boolean {
  return (
    isCode(error, '23503') &&
    'constraint' in error &&
    typeof error.constraint === 'string' &&
    personKey.test(error.constraint)
  );
}
