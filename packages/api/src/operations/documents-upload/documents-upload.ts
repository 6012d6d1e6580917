import { uploadErrors } from '../../operation/error-codes.ts';
import { operation } from '../../operation/operation.ts';
import { documentRule, maxFormBytes } from '../../schemas/uploads/upload.ts';

/**
 * Uploads one file of at most 10 MB, of the kinds in `documentRule`. Answers the path to send to `POST /documents` and
 * the name to show. A file that no document was made of is swept away a day later.
 */
export const documentsUpload = operation({
  name: 'documents-upload',
  method: 'POST',
  path: '/documents/upload',
  summary: 'Upload a file that is to become a document.',
  errors: uploadErrors,
  auth: 'user',
  sends: 'form',
  maxBytes: maxFormBytes(documentRule),
  schemas: () => import('./documents-upload.schema.ts'),
});
