import { operation } from '../../operation/operation.ts';

/**
 * Tells whether a number has an account; one that has none must come with names before a code is sent. Our server hands
 * out no names: it answers the first letter of the first name (`A…`) and `…` for the last name, null for both when there
 * is no account. Too many calls are `rate/limited`.
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
