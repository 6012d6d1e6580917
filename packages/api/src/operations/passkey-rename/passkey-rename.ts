import { operation } from '../../operation/operation.ts';

/** Renames a passkey of the caller. One of another account is `request/not_found`, whether it exists or not. */
export const passkeyRename = operation({
  name: 'passkey-rename',
  method: 'PUT',
  path: '/passkeys/{id}',
  summary: 'Rename a passkey.',
  errors: ['form/invalid_data', 'auth/missing_data', 'request/not_found'],
  auth: 'user',
  schemas: () => import('./passkey-rename.schema.ts'),
});
