import { operation } from '../../operation/operation.ts';

/**
 * Removes a passkey of the caller. Requires recent authentication: a session of at most ten minutes, or the account's
 * password. The last passkey of an account without a password, phone or Google login is refused with `auth/last_way_in`
 * unless `lastWayIn` confirms the removal. A passkey of another account is `request/not_found`.
 */
export const passkeyRemove = operation({
  name: 'passkey-remove',
  method: 'POST',
  path: '/passkeys/{id}/removal',
  summary: 'Remove a passkey.',
  errors: [
    'form/invalid_data',
    'auth/missing_data',
    'auth/wrong_password',
    'auth/fresh_sign_in_required',
    'auth/last_way_in',
    'request/not_found',
  ],
  auth: 'user',
  schemas: () => import('./passkey-remove.schema.ts'),
});
