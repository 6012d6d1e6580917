import { operation } from '../../operation/operation.ts';

/** Emails the link to `/verify-email/{id}/{hash}` again. An account without an address gets `auth/missing_data`. */
export const authSendVerificationEmail = operation({
  name: 'auth-send-verification-email',
  method: 'GET',
  path: '/auth/send-verification-email',
  summary: 'Email the link that verifies the address again.',
  errors: ['auth/email_already_verified', 'auth/missing_data'],
  auth: 'user',
  schemas: () => import('./auth-send-verification-email.schema.ts'),
});
