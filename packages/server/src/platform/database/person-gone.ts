/** Foreign keys of rows that belong to a person. */
const personKey = /(?:user|owner|sender)_id_fkey$/;

/**
 * Whether a write failed because the person it was for has been erased since it began (SQLSTATE 23503). Nothing of theirs
 * was written.
 */
export function isPersonGone(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || error.code !== '23503') return false;
  return 'constraint' in error && typeof error.constraint === 'string' && personKey.test(error.constraint);
}
