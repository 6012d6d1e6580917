import { uploadErrors } from '../../operation/error-codes.ts';
import { operation } from '../../operation/operation.ts';
import { avatarRule, maxFormBytes } from '../../schemas/uploads/upload.ts';

/**
 * Uploads a picture of at most 1 MB: png, gif, jpeg or webp. Answers the path to send to `PUT /users/self/{id}` as the
 * avatar. A picture that nobody took as an avatar is swept away a day later.
 */
export const fileUpload = operation({
  name: 'file-upload',
  method: 'POST',
  path: '/file/upload',
  summary: 'Upload an avatar.',
  errors: uploadErrors,
  auth: 'user',
  sends: 'form',
  maxBytes: maxFormBytes(avatarRule),
  schemas: () => import('./file-upload.schema.ts'),
});
