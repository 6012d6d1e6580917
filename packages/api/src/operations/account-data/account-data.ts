import { operation } from '../../operation/operation.ts';

/**
 * Downloads all data of the account as one ZIP archive: JSON files, documents and pictures. Requires the account's
 * password or a session of at most ten minutes; limited to five archives an hour.
 */
export const accountData = operation({
  name: 'account-data',
  method: 'POST',
  path: '/account-data',
  summary: 'Download all data of the account.',
  errors: ['form/invalid_data', 'auth/missing_data', 'auth/wrong_password', 'auth/fresh_sign_in_required'],
  auth: 'user',
  responseType: 'file',
  schemas: () => import('./account-data.schema.ts'),
});
