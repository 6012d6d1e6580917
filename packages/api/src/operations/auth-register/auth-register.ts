import { operation } from '../../operation/operation.ts';

/**
 * Makes an account and signs in. Our server answers alike whether the address is taken or not, and tells its owner by
 * mail; other backends may say `auth/email_already_used`. Fields beside the declared ones are dropped, and
 * `accountStatus` can only be the default, 1.
 */
export const authRegister = operation({
  name: 'auth-register',
  method: 'POST',
  path: '/auth/register',
  summary: 'Make an account with an email address and a password.',
  errors: ['form/invalid_data', 'auth/missing_data', 'auth/email_already_used', 'auth/registration_failed'],
  auth: 'none',
  schemas: () => import('./auth-register.schema.ts'),
});
