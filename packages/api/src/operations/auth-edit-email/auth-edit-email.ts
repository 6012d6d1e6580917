import { operation } from '../../operation/operation.ts';

/**
 * Requests a change of the email address: emails a confirmation link to the new address and a notice to the old one.
 * The current address cancels a requested change instead, and is emailed a link only if it is not verified. Our server
 * requires recent authentication: a session of at most ten minutes, or `currentPassword`. Without one, it responds with
 * `auth/missing_data`, or `auth/fresh_sign_in_required` for an account without a password. An address of another
 * account, verified or not, or one that another account may still restore by undoing a change, is rejected with
 * `auth/email_already_used`.
 */
export const authEditEmail = operation({
  name: 'auth-edit-email',
  method: 'POST',
  path: '/auth/edit-email',
  summary: 'Change the email address.',
  errors: [
    'form/invalid_data',
    'auth/missing_data',
    'auth/wrong_password',
    'auth/fresh_sign_in_required',
    'auth/email_already_used',
  ],
  auth: 'user',
  schemas: () => import('./auth-edit-email.schema.ts'),
});
