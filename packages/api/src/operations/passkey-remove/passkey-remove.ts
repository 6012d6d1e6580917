import { operation } from '../../operation/operation.ts';

/**
 * Removes one of the caller's own passkeys. The last one of an account that has no password, phone or Google to sign in
 * with is `auth/last_way_in` unless `lastWayIn` says that the person knows. Another's is `request/not_found`.
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
