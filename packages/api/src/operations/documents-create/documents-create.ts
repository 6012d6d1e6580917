import { operation } from '../../operation/operation.ts';

/**
 * Makes a document of a file that the person uploaded before. Our server takes the sender, the profile and the status
 * from the session, whatever is sent: always pending. The same path again answers the document there is, so that a retry
 * doubles nothing; a path that is not the person's own upload is `form/invalid_data`.
 */
export const documentsCreate = operation({
  name: 'documents-create',
  method: 'POST',
  path: '/documents',
  summary: 'Send an uploaded file in as a document.',
  errors: ['form/invalid_data', 'auth/missing_data', 'auth/profile_not_found', 'auth/user_not_found'],
  auth: 'user',
  schemas: () => import('./documents-create.schema.ts'),
});
