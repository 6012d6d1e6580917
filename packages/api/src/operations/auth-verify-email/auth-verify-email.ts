import { operation } from '../../operation/operation.ts';

/**
 * Follows an emailed link `/verify-email/{id}/{hash}` when the user submits its page: verifies the address of an
 * account, or confirms its new one (`changed`). Loading the page changes nothing. `auth/email_already_used` means that
 * the new address now belongs to another account.
 */
export const authVerifyEmail = operation({
  name: 'auth-verify-email',
  method: 'POST',
  path: '/auth/verify-email',
  summary: 'Verify an email address with the emailed link.',
  errors: [
    'form/invalid_data',
    'auth/missing_data',
    'auth/invalid_token',
    'auth/email_already_verified',
    'auth/email_already_used',
  ],
  auth: 'none',
  schemas: () => import('./auth-verify-email.schema.ts'),
});
