import { operation } from '../../operation/operation.ts';

/**
 * Everything that is kept about the caller, as one ZIP archive: JSON files, documents and pictures. Needs the account's
 * password or a session of at most ten minutes; at most five archives an hour.
 */
export const accountData = operation({
  name: 'account-data',
  method: 'POST',
  path: '/account-data',
  summary: 'Download everything that is kept about the person.',
  errors: ['form/invalid_data', 'auth/missing_data', 'auth/wrong_password', 'auth/fresh_sign_in_required'],
  auth: 'user',
  answers: 'file',
  schemas: () => import('./account-data.schema.ts'),
});
