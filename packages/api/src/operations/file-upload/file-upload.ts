import { uploadErrors } from '../../operation/error-codes.ts';
import { operation } from '../../operation/operation.ts';
import { avatarRule, maxFormBytes } from '../../schemas/uploads/upload.ts';

/**
 * Uploads a picture of at most 1 MB: png, gif, jpeg or webp. Returns the path to send as `avatar` to `PUT
 * /users/self/{id}`. A picture that does not become an avatar is deleted after a day.
 */
export const fileUpload = operation({
  name: 'file-upload',
  method: 'POST',
  path: '/file/upload',
  summary: 'Upload an avatar.',
  errors: uploadErrors,
  auth: 'user',
  requestFormat: 'form',
  maxBytes: maxFormBytes(avatarRule),
  schemas: () => import('./file-upload.schema.ts'),
});
