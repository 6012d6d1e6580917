import { operation } from '../../operation/operation.ts';

/**
 * Starts the registration of a passkey: returns the options of `navigator.credentials.create`. Requires recent
 * authentication: a session of at most ten minutes, or the account's password. The challenge is valid once, for five
 * minutes, in this session. `request/refused` means that the account has the maximum number of passkeys.
 */
export const passkeyRegisterOptions = operation({
  name: 'passkey-register-options',
  method: 'POST',
  path: '/passkeys/options',
  summary: 'Start the registration of a passkey.',
  errors: [
    'form/invalid_data',
    'auth/missing_data',
    'auth/wrong_password',
    'auth/fresh_sign_in_required',
    'request/refused',
  ],
  auth: 'user',
  schemas: () => import('./passkey-register-options.schema.ts'),
});
