import { operation } from '../../operation/operation.ts';

/**
 * Signs in with a passkey; the session outlives the browser, as with a phone. `auth/user_not_found`: nobody has this
 * passkey (any more). `auth/passkey_refused`: the challenge was used or is older than five minutes, the signature or the
 * site is wrong, the person was not verified, or the passkey's counter went back.
 */
export const passkeyLogin = operation({
  name: 'passkey-login',
  method: 'POST',
  path: '/auth/passkey',
  summary: 'Sign in with a passkey.',
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
