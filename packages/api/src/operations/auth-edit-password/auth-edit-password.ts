import { operation } from '../../operation/operation.ts';

/** Changes the password and ends the other sessions of the user. */
export const authEditPassword = operation({
  name: 'auth-edit-password',
  method: 'POST',
  path: '/auth/edit-password',
  summary: 'Change the password.',
  errors: ['form/invalid_data', 'auth/missing_data', 'auth/wrong_password'],
  auth: 'user',
  schemas: () => import('./auth-edit-password.schema.ts'),
});
