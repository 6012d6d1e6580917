import { operation } from '../../operation/operation.ts';

/**
 * Tells whether the person behind a number must give names before a code is sent: `needsNames`. Our server never hands
 * out names: it answers `*` for a number that this device signed in with before, null for all others.
 */
export const userPhone = operation({
  name: 'user-phone',
  method: 'GET',
  path: '/user/phone/{phone}',
  summary: 'Whether names must be asked for a phone number.',
  errors: ['form/invalid_data', 'auth/user_not_found'],
  auth: 'none',
  schemas: () => import('./user-phone.schema.ts'),
});
