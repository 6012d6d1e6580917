import { operation } from '../../operation/operation.ts';

/**
 * Adds the passkey that the browser created and notifies the owner by email. Its default name is that of the browser.
 * `auth/passkey_refused` means that its challenge was used, is older than five minutes or belongs to another session,
 * the user was not verified, or it was created for another site.
 */
export const passkeyRegister = operation({
  name: 'passkey-register',
  method: 'POST',
  path: '/passkeys',
  summary: 'Add a passkey.',
  errors: ['form/invalid_data', 'auth/missing_data', 'auth/passkey_refused', 'request/refused'],
  auth: 'user',
  maxBytes: 65_536,
  schemas: () => import('./passkey-register.schema.ts'),
});
