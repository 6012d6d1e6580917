import { operation } from '../../operation/operation.ts';

/**
 * Creates a document from a file that the user has uploaded. Our server takes sender and profile from the session and
 * always sets the status to pending, whatever is sent. The same path returns the existing document, so that a retry
 * creates no duplicate; a path that is not an upload of the user is `form/invalid_data`.
 */
export const documentsCreate = operation({
  name: 'documents-create',
  method: 'POST',
  path: '/documents',
  summary: 'Submit an uploaded file as a document.',
  errors: ['form/invalid_data', 'auth/missing_data', 'auth/profile_not_found', 'auth/user_not_found'],
  auth: 'user',
  schemas: () => import('./documents-create.schema.ts'),
});
