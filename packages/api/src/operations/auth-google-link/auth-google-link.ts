import { operation } from '../../operation/operation.ts';

/**
 * Links a login with Google to the account that has its address, with the account's password, and logs in. `token`
 * comes from the auth callback; it is valid once, for ten minutes, in the browser that logged in with Google. A wrong,
 * used or expired token is rejected with `auth/invalid_token`.
 */
export const authGoogleLink = operation({
  name: 'auth-google-link',
  method: 'POST',
  path: '/auth/google/link',
  summary: 'Link a login with Google to an account with its password.',
  errors: [
    'form/invalid_data',
    'auth/missing_data',
    'auth/invalid_token',
    'auth/wrong_password',
    'auth/user_disabled',
    'auth/login_failed',
  ],
  auth: 'none',
  schemas: () => import('./auth-google-link.schema.ts'),
});
