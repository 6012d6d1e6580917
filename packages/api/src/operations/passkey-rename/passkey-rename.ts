import { operation } from '../../operation/operation.ts';

/** Names one of the caller's own passkeys. Another's is `request/not_found`, whether it exists or not. */
export const passkeyRename = operation({
  name: 'passkey-rename',
  method: 'PUT',
  path: '/passkeys/{id}',
  summary: 'Name a passkey.',
  errors: ['form/invalid_data', 'auth/missing_data', 'request/not_found'],
  auth: 'user',
  schemas: () => import('./passkey-rename.schema.ts'),
});
