import { uploadErrors } from '../../operation/error-codes.ts';
import { operation } from '../../operation/operation.ts';
import { maxFormBytes, pictureRule } from '../../schemas/uploads/upload.ts';

/**
 * Uploads a picture for pages, of at most 20 MB: png, gif, jpeg or webp. Answers the address to write into a
 * configuration. The same file again gives the same picture; none is ever taken away, because versions may show it.
 */
export const editorPictureUpload = operation({
  name: 'editor-picture-upload',
  method: 'POST',
  path: '/editor/pictures',
  summary: 'Upload a picture for pages.',
  errors: uploadErrors,
  auth: 'editor',
  sends: 'form',
  maxBytes: maxFormBytes(pictureRule),
  schemas: () => import('./editor-picture-upload.schema.ts'),
});
