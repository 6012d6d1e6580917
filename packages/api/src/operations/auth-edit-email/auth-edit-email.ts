import { operation } from '../../operation/operation.ts';

/**
 * Asks for another address: the new one gets a link to confirm it, the old one a notice. Our server wants
 * a fresh proof: a session of at most ten minutes, or `currentPassword`. In an older session without it, the answer is
 * `auth/missing_data`, or `auth/fresh_sign_in_required` for accounts that have no password. An address
 * that another account has, verified or not, or that one may still take back by undoing a change, is
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
