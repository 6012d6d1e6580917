import { operation } from '../../operation/operation.ts';

/**
 * Mails a link to `/reset-password/{token}?email=`, good for an hour. Our server answers alike for addresses without an
 * account; other backends may say `auth/user_not_found`.
 */
export const authSendPasswordLink = operation({
  name: 'auth-send-password-link',
  method: 'POST',
  path: '/auth/send-password-link',
  summary: 'Mail a link that sets a new password.',
  errors: ['form/invalid_data', 'auth/user_not_found'],
  auth: 'none',
  schemas: () => import('./auth-send-password-link.schema.ts'),
});
