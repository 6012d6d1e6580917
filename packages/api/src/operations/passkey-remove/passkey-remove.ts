import { operation } from '../../operation/operation.ts';

/**
 * Removes a passkey of the caller. The last passkey of an account without a password, phone or Google login is refused
 * with `auth/last_way_in` unless `lastWayIn` confirms the removal. A passkey of another account is `request/not_found`.
 */
export const passkeyRemove = operation({
  name: 'passkey-remove',
  method: 'DELETE',
  path: '/passkeys/{id}',
  summary: 'Remove a passkey.',
  errors: ['form/invalid_data', 'auth/last_way_in', 'request/not_found'],
  auth: 'user',
  schemas: () => import('./passkey-remove.schema.ts'),
});
