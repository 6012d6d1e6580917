import { operation } from '../../operation/operation.ts';

/**
 * Emails a link to `/reset-password/{token}?email=`, valid for one hour. Our server sends the same response for
 * addresses without an account; other backends may use `auth/user_not_found`. Many requests from one network require a
 * proof of work, as for `auth-login`.
 */
export const authSendPasswordLink = operation({
  name: 'auth-send-password-link',
  method: 'POST',
  path: '/auth/send-password-link',
  summary: 'Email a link that sets a new password.',
  errors: ['form/invalid_data', 'auth/human_check_required', 'auth/user_not_found'],
  auth: 'none',
  schemas: () => import('./auth-send-password-link.schema.ts'),
});
