import { operation } from '../../operation/operation.ts';

/**
 * Keeps the caller's account, whose deletion was asked for, and answers the person. An account that is not marked is
 * answered as it is.
 */
export const accountDeletionUndo = operation({
  name: 'account-deletion-undo',
  method: 'POST',
  path: '/account-deletion/undo',
  summary: 'Keep the account whose deletion was asked for.',
  errors: ['auth/user_not_found'],
  auth: 'user',
  schemas: () => import('./account-deletion-undo.schema.ts'),
});
