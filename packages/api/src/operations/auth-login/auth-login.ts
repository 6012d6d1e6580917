import { operation } from '../../operation/operation.ts';

/**
 * Logs in with a password. `remember` requests a session that outlives the browser. Our server responds with
 * `auth/wrong_password` for an unknown address as for a wrong password; other backends may use `auth/user_not_found`.
 * After several wrong passwords, a device that has not logged in before needs a proof of work:
 * `auth/human_check_required`, with the header `x-human-check-difficulty`. The client then repeats the request with
 * `humanCheck`.
 */
export const authLogin = operation({
  name: 'auth-login',
  method: 'POST',
  path: '/auth/login',
  summary: 'Log in with an email address and a password.',
  errors: [
    'form/invalid_data',
    'auth/human_check_required',
    'auth/missing_data',
    'auth/wrong_password',
    'auth/user_not_found',
    'auth/user_disabled',
    'auth/login_failed',
  ],
  auth: 'none',
  schemas: () => import('./auth-login.schema.ts'),
});
