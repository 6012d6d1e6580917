import { operation } from '../../operation/operation.ts';

/**
 * Asks for the deletion of the caller's account. It is marked, all its sessions end, and a mail says until when it can be
 * kept; asking again changes no date. An account with an address needs that address (`email`), one that has a
 * password needs the password. The others need a session of at most ten minutes (`auth/fresh_sign_in_required`).
 */
export const accountDeletion = operation({
  name: 'account-deletion',
  method: 'POST',
  path: '/account-deletion',
  summary: 'Ask for the deletion of the account.',
  errors: ['form/invalid_data', 'auth/missing_data', 'auth/wrong_password', 'auth/fresh_sign_in_required'],
  auth: 'user',
  schemas: () => import('./account-deletion.schema.ts'),
});
