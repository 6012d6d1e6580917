import { operation } from '../../operation/operation.ts';

/**
 * Signs in by the code of the last SMS; makes the account when the number is new. A code works once, for ten minutes and
 * for five tries, in the browser that asked for it: for any other every code is `auth/code_verification_failed`. A
 * browser without the cookie gets an error at the field `code` (`form/invalid_data`).
 */
export const authPhoneVerify = operation({
  name: 'auth-phone-verify',
  method: 'POST',
  path: '/auth/phone/verify',
  summary: 'Sign in with the code that a phone received.',
  errors: [
    'form/invalid_data',
    'auth/missing_data',
    'auth/user_not_found',
    'auth/user_disabled',
    'auth/code_verification_failed',
    'auth/code_expired',
    'auth/login_failed',
  ],
  auth: 'none',
  schemas: () => import('./auth-phone-verify.schema.ts'),
});
