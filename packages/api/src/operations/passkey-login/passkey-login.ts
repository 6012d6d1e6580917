import { operation } from '../../operation/operation.ts';

/**
 * Logs in with a passkey. The session outlives the browser, as that of a phone login. `auth/user_not_found` means that
 * no account has this passkey (any more). `auth/passkey_refused` means that the challenge was used or is older than
 * five minutes, the signature or the site is wrong, the user was not verified, or the passkey's counter decreased.
 */
export const passkeyLogin = operation({
  name: 'passkey-login',
  method: 'POST',
  path: '/auth/passkey',
  summary: 'Log in with a passkey.',
  errors: [
    'form/invalid_data',
    'auth/missing_data',
    'auth/passkey_refused',
    'auth/user_not_found',
    'auth/user_disabled',
    'auth/login_failed',
  ],
  auth: 'none',
  maxBytes: 65_536,
  schemas: () => import('./passkey-login.schema.ts'),
});
