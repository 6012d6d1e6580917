import { operation } from '../../operation/operation.ts';

/**
 * Undoes a change of the email address by the token of the notice that the old one was mailed, for seven days: the
 * account has its old address again, a change that is not confirmed yet is cancelled, and every session, the password and
 * linked sign-ins end, because somebody else was in the account; a link to
 * choose a new password is mailed. A token that is wrong or too old is `auth/invalid_token`;
 * one that was used answers once more and changes nothing.
 */
export const authUndoEmail = operation({
  name: 'auth-undo-email',
  method: 'POST',
  path: '/auth/undo-email',
  summary: 'Undo a change of the email address.',
  errors: ['form/invalid_data', 'auth/missing_data', 'auth/invalid_token'],
  auth: 'none',
  schemas: () => import('./auth-undo-email.schema.ts'),
});
