import { operation } from '../../operation/operation.ts';

/**
 * Begins to sign in with a passkey: what `navigator.credentials.get` is asked. It names no account: the browser offers the
 * passkeys it knows for this site. The challenge works once, for five minutes.
 */
export const passkeyLoginOptions = operation({
  name: 'passkey-login-options',
  method: 'POST',
  path: '/passkeys/challenge',
  summary: 'Begin to sign in with a passkey.',
  errors: [],
  auth: 'none',
  schemas: () => import('./passkey-login-options.schema.ts'),
});
