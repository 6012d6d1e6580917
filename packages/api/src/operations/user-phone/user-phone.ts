import { operation } from '../../operation/operation.ts';

/**
 * Checks whether a number has an account. If it has none, `auth-phone` requires names. Our server does not reveal
 * names: it returns the first letter of the first name (`A…`) and `…` as the last name, or null for both without an
 * account. Too many calls are `rate/limited`.
 */
export const userPhone = operation({
  name: 'user-phone',
  method: 'GET',
  path: '/user/phone/{phone}',
  summary: 'Check whether a phone number has an account.',
  errors: ['form/invalid_data', 'auth/user_not_found'],
  auth: 'none',
  schemas: () => import('./user-phone.schema.ts'),
});
