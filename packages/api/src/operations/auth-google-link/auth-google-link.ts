import { operation } from '../../operation/operation.ts';

/**
 * Links a sign-in with Google to the account that has its address, by the account's password, and signs in. `token` is
 * the auth callback's; it works once, for ten minutes, in the browser that signed in with Google. One that is wrong,
 * used or too old is `auth/invalid_token`.
 */
export const authGoogleLink = operation({
  name: 'auth-google-link',
  method: 'POST',
  path: '/auth/google/link',
  summary: 'Link a sign-in with Google to an account by its password.',
  errors: ['form/invalid_data', 'auth/missing_data', 'auth/invalid_token', 'auth/wrong_password', 'auth/user_disabled'],
  auth: 'none',
  schemas: () => import('./auth-google-link.schema.ts'),
});
