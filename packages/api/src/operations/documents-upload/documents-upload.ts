import { uploadErrors } from '../../operation/error-codes.ts';
import { operation } from '../../operation/operation.ts';
import { documentRule, maxFormBytes } from '../../schemas/uploads/upload.ts';

/**
 * Uploads one file of at most 10 MB, of the types in `documentRule`. Returns the path for `POST /documents` and the
 * name to show. A file without a document is deleted after a day.
 */
export const documentsUpload = operation({
  name: 'documents-upload',
  method: 'POST',
  path: '/documents/upload',
  summary: 'Upload a file for a document.',
  errors: uploadErrors,
  auth: 'user',
  requestFormat: 'form',
  maxBytes: maxFormBytes(documentRule),
  schemas: () => import('./documents-upload.schema.ts'),
});
