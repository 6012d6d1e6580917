import { operation } from '../../operation/operation.ts';

/**
 * Makes an account and signs in. An address that has an account, verified or not, is `auth/email_already_used`. The same
 * form sent again by the same browser within ten minutes answers with the same account and session: the browser names
 * the form by a random key in the header `idempotency-key`. Fields beside the declared ones are dropped, and
 * `accountStatus` can only be the default, 1. Many registrations from one network need a proof of work, as
 * `auth-login` does.
 */
export const authRegister = operation({
  name: 'auth-register',
  method: 'POST',
  path: '/auth/register',
  summary: 'Make an account with an email address and a password.',
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
