import { operation } from '../../operation/operation.ts';

/**
 * Adds the passkey that the browser created. Its default name is the browser's. The owner is notified by mail.
 * `auth/passkey_refused`: its challenge was used, is older than five minutes or belongs to another session; the person
 * was not verified; it was made for another site.
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
