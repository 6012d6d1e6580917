import { operation } from '../../operation/operation.ts';

/**
 * Checks a new password before it is sent, by the rules of `auth-register`, `auth-reset-password` and
 * `auth-edit-password`. The reason of a rejection is at the field `password`. The names and the address are those of
 * the account, as far as the caller knows them. With the token of a reset link and its address, the names are those of
 * the link's account; a wrong or used token is ignored. Too many calls are `rate/limited`.
 */
export const passwordCheck = operation({
  name: 'password-check',
  method: 'POST',
  path: '/password-check',
  summary: 'Check whether a new password will be accepted.',
  errors: ['form/invalid_data'],
  auth: 'none',
  schemas: () => import('./password-check.schema.ts'),
});
