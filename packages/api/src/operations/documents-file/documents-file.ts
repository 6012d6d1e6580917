import { operation } from '../../operation/operation.ts';

/**
 * The bytes of a document that the signed-in person sent in; `filename` is the last part of its path. A file of somebody
 * else is not there: `request/not_found`.
 */
export const documentsFile = operation({
  name: 'documents-file',
  method: 'GET',
  path: '/documents/file/{filename}',
  summary: 'The file of one of the person’s own documents.',
  errors: ['form/invalid_data', 'request/not_found'],
  auth: 'user',
  answers: 'file',
  schemas: () => import('./documents-file.schema.ts'),
});
