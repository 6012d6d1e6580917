import { operation } from '../../operation/operation.ts';

/**
 * Keeps the account whose deletion was asked for, by the token of the mailed link; needs no session and starts none.
 * `auth/invalid_token`: the token is unknown, was used, is too old, or the account is not marked any more.
 */
export const accountDeletionUndoLink = operation({
  name: 'account-deletion-undo-link',
  method: 'POST',
  path: '/account-deletion/undo-link',
  summary: 'Keep the account by the mailed link.',
  errors: ['form/invalid_data', 'auth/missing_data', 'auth/invalid_token'],
  auth: 'none',
  schemas: () => import('./account-deletion-undo-link.schema.ts'),
});
