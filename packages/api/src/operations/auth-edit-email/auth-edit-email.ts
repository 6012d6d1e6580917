import { operation } from '../../operation/operation.ts';

/**
 * Asks for another address: the new one is mailed a link to confirm it, the old one is told. Our server demands the
 * password again (`auth/missing_data` without it) and answers alike whether the address is taken or not; other backends
 * may say `auth/email_already_used`.
 */
export const authEditEmail = operation({
  name: 'auth-edit-email',
  method: 'POST',
  path: '/auth/edit-email',
  summary: 'Change the email address.',
  errors: ['form/invalid_data', 'auth/missing_data', 'auth/wrong_password', 'auth/email_already_used'],
  auth: 'user',
  schemas: () => import('./auth-edit-email.schema.ts'),
});
