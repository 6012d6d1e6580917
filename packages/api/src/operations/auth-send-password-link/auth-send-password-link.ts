import { operation } from '../../operation/operation.ts';

/**
 * Mails a link to `/reset-password/{token}?email=`, good for an hour. Our server answers alike for addresses without an
 * account; other backends may say `auth/user_not_found`. Many requests from one network
 * need a proof of work, as `auth-login` does.
 */
export const authSendPasswordLink = operation({
  name: 'auth-send-password-link',
  method: 'POST',
  path: '/auth/send-password-link',
  summary: 'Mail a link that sets a new password.',
  errors: ['form/invalid_data', 'auth/human_check_required', 'auth/user_not_found'],
  auth: 'none',
  schemas: () => import('./auth-send-password-link.schema.ts'),
});
