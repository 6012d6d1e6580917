import { operation } from '../../operation/operation.ts';

/**
 * Creates an account and logs in. An address that has an account, verified or not, is rejected with
 * `auth/email_already_used`. If the same browser repeats the form within ten minutes, the response has the same account
 * and session: the browser identifies the form by a random key in the header `idempotency-key`. Undeclared fields are
 * dropped, and `accountStatus` must be the default, 1. Many registrations from one network require a proof of work, as
 * for `auth-login`.
 */
export const authRegister = operation({
  name: 'auth-register',
  method: 'POST',
  path: '/auth/register',
  summary: 'Create an account with an email address and a password.',
  errors: [
    'form/invalid_data',
    'auth/human_check_required',
    'auth/missing_data',
    'auth/email_already_used',
    'auth/registration_failed',
  ],
  auth: 'none',
  schemas: () => import('./auth-register.schema.ts'),
});
