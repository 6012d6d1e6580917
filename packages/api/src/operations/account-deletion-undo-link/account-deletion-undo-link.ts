import { operation } from '../../operation/operation.ts';

/**
 * Cancels the deletion of an account with the token of the emailed link. Requires no session and starts none. Responds
 * with `auth/invalid_token` if the token is unknown or expired, or the account is no longer marked. A used token
 * repeats its response until it expires, unless the account is marked again: the response may have been lost.
 */
export const accountDeletionUndoLink = operation({
  name: 'account-deletion-undo-link',
  method: 'POST',
  path: '/account-deletion/undo-link',
  summary: 'Cancel the deletion of the account with the emailed link.',
  errors: ['form/invalid_data', 'auth/missing_data', 'auth/invalid_token'],
  auth: 'none',
  schemas: () => import('./account-deletion-undo-link.schema.ts'),
});
