import { operation } from '../../operation/operation.ts';

/**
 * Signs in by password. `remember` asks for a session that outlives the browser. Our server says `auth/wrong_password`
 * alike for an unknown address and a wrong password; other backends may say `auth/user_not_found`. After some wrong
 * passwords a device that has not signed in before needs a proof of work: `auth/human_check_required`, with the header
 * `x-human-check-difficulty`; the same request with `humanCheck` is then looked at.
 */
export const authLogin = operation({
  name: 'auth-login',
  method: 'POST',
  path: '/auth/login',
  summary: 'Sign in with an email address and a password.',
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
