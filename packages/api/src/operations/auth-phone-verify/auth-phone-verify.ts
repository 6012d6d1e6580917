import { operation } from '../../operation/operation.ts';

/**
 * Logs in with the code of the last SMS; creates an account for a new number. A code is valid once, for ten minutes and
 * five attempts, in the browser that requested it; any other browser gets `auth/code_verification_failed` for every
 * code. A browser without the cookie gets `form/invalid_data` with the field `code`.
 */
export const authPhoneVerify = operation({
  name: 'auth-phone-verify',
  method: 'POST',
  path: '/auth/phone/verify',
  summary: 'Log in with a code sent by SMS.',
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
