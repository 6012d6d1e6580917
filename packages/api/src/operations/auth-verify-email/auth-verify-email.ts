import { operation } from '../../operation/operation.ts';

/**
 * Follows a mailed link `/verify-email/{id}/{hash}`, by a press: verifies the address of an account, or confirms its new
 * one (`changed`). Asking for the page of the link changes nothing. `auth/email_already_used`: the new address belongs to another
 * account by now.
 */
export const authVerifyEmail = operation({
  name: 'auth-verify-email',
  method: 'POST',
  path: '/auth/verify-email',
  summary: 'Verify an email address by the link that was mailed.',
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
