import { operation } from '../../operation/operation.ts';

/**
 * Begins to add a passkey: what `navigator.credentials.create` is asked. Needs a fresh proof of who is asking: a session
 * of at most ten minutes, or the account's password. The challenge works once, for five minutes, in this session.
 * `request/refused`: the account has as many passkeys as it may.
 */
export const passkeyRegisterOptions = operation({
  name: 'passkey-register-options',
  method: 'POST',
  path: '/passkeys/options',
  summary: 'Begin to add a passkey.',
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
