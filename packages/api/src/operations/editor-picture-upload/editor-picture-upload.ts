import { uploadErrors } from '../../operation/error-codes.ts';
import { operation } from '../../operation/operation.ts';
import { maxFormBytes, pictureRule } from '../../schemas/uploads/upload.ts';

/**
 * Uploads a picture for pages: png, gif, jpeg or webp, at most 20 MB. Returns its address for a configuration. The same
 * file returns the same address.
 */
export const editorPictureUpload = operation({
  name: 'editor-picture-upload',
  method: 'POST',
  path: '/editor/pictures',
  summary: 'Upload a picture for pages.',
  errors: uploadErrors,
  auth: 'editor',
  requestFormat: 'form',
  maxBytes: maxFormBytes(pictureRule),
  schemas: () => import('./editor-picture-upload.schema.ts'),
});
