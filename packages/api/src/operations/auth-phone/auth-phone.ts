import { operation } from '../../operation/operation.ts';

/**
 * Sends a code by SMS. The code is bound to the browser by a cookie in the response.
 * A number without an account needs both names (otherwise `auth/missing_data`) and `allowRegistration` (otherwise
 * `auth/user_not_found`). Each `humanCheck` is valid once; a refused one is `form/invalid_data` with the field
 * `humanCheck`, an unreachable service `server/unavailable`. A request during the countdown is `rate/limited`. A
 * country to which no codes are sent is `form/invalid_data` with the field `phone`, checked before the proof. When the
 * limit of SMS is reached, the error is `auth/code_sending_failed`.
 */
export const authPhone = operation({
  name: 'auth-phone',
  method: 'POST',
  path: '/auth/phone',
  summary: 'Send a login code to a phone.',
  errors: [
    'form/invalid_data',
    'auth/missing_data',
    'auth/user_not_found',
    'auth/user_disabled',
    'auth/code_sending_failed',
  ],
  auth: 'none',
  schemas: () => import('./auth-phone.schema.ts'),
});
