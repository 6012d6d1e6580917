import { operation } from '../../operation/operation.ts';

/**
 * Returns the bytes of a document that the user submitted. `filename` is the last segment of its path. A file of
 * another user is `request/not_found`.
 */
export const documentsFile = operation({
  name: 'documents-file',
  method: 'GET',
  path: '/documents/file/{filename}',
  summary: 'Download the file of one’s own document.',
  errors: ['form/invalid_data', 'request/not_found'],
  auth: 'user',
  responseType: 'file',
  schemas: () => import('./documents-file.schema.ts'),
});
