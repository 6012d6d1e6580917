import * as z from 'zod/mini';
import { avatarRule } from '../../schemas/uploads/upload.ts';
import { uploadedFile } from '../../schemas/uploads/uploaded-file.ts';

export const input = z.object({
  file: uploadedFile(avatarRule, { size: 'avatar_size', type: 'picture_type' }),
  folder: z._default(z.literal('avatars'), 'avatars'),
});

export const output = z.object({ data: z.object({ path: z.string().check(z.minLength(1)) }) });
