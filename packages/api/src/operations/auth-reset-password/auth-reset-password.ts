import { operation } from '../../operation/operation.ts';

/**
 * Sets a new password with the token of an emailed link, valid once, and ends every session of the user. A wrong or
 * expired token is rejected with `auth/invalid_token`, and a used one with another password. With the password that it
 * has set, a used token repeats its response until it expires, because the response may have been lost.
 */
export const authResetPassword = operation({
  name: 'auth-reset-password',
  method: 'POST',
  path: '/auth/reset-password',
  summary: 'Set a new password with an emailed link.',
  errors: ['form/invalid_data', 'auth/missing_data', 'auth/invalid_token', 'auth/user_not_found'],
  auth: 'none',
  schemas: () => import('./auth-reset-password.schema.ts'),
});
