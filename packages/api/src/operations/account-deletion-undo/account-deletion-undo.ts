import { operation } from '../../operation/operation.ts';

/**
 * Cancels the deletion of the caller's account and returns the user. An account that is not marked is returned
 * unchanged.
 */
export const accountDeletionUndo = operation({
  name: 'account-deletion-undo',
  method: 'POST',
  path: '/account-deletion/undo',
  summary: 'Cancel the deletion of the account.',
  errors: ['auth/user_not_found'],
  auth: 'user',
  schemas: () => import('./account-deletion-undo.schema.ts'),
});
