import { operation } from '../../operation/operation.ts';

/**
 * Requests the deletion of the caller's account. Marks it, ends all its sessions, and emails until when the deletion
 * can be cancelled; a second request does not change the date. Only the sessions of other devices respond with
 * `auth/session_ended` afterwards. Requires `email` if the account has an address, and the password if it has one;
 * otherwise a session of at most ten minutes (`auth/fresh_sign_in_required`).
 */
export const accountDeletion = operation({
  name: 'account-deletion',
  method: 'POST',
  path: '/account-deletion',
  summary: 'Request the deletion of the account.',
  errors: ['form/invalid_data', 'auth/missing_data', 'auth/wrong_password', 'auth/fresh_sign_in_required'],
  auth: 'user',
  schemas: () => import('./account-deletion.schema.ts'),
});
