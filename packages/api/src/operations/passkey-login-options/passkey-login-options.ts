import { operation } from '../../operation/operation.ts';

/**
 * Starts a login with a passkey: returns the options of `navigator.credentials.get`. They name no account: the browser
 * offers its passkeys for this site. The challenge is valid once, for five minutes.
 */
export const passkeyLoginOptions = operation({
  name: 'passkey-login-options',
  method: 'POST',
  path: '/passkeys/challenge',
  summary: 'Start a login with a passkey.',
  errors: [],
  auth: 'none',
  schemas: () => import('./passkey-login-options.schema.ts'),
});
