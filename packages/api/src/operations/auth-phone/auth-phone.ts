import { operation } from '../../operation/operation.ts';

/**
 * Sends a code by SMS. A number without an account needs both names (`auth/missing_data` without them) and
 * `allowRegistration` (`auth/user_not_found` without it). Each `humanCheck` works once; a refused one is `form/invalid_data` with the field `humanCheck`, a
 * service that cannot be asked `server/unavailable`. A request before the countdown is over is `rate/limited`. A country
 * that no codes are sent to is `form/invalid_data` with the field `phone`, before the proof is looked at; when no more SMS
 * may leave for now, it is `auth/code_sending_failed`. The code is bound to the browser, by a cookie in the answer.
 */
export const authPhone = operation({
  name: 'auth-phone',
  method: 'POST',
  path: '/auth/phone',
  summary: 'Send a sign-in code to a phone.',
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
