import * as z from 'zod/mini';
import { documentRule } from '../../schemas/uploads/upload.ts';
import { uploadedFile } from '../../schemas/uploads/uploaded-file.ts';

export const input = z.object({
  file: uploadedFile(documentRule, { size: 'file_size', type: 'file_type' }),
  folder: z._default(z.literal('documents'), 'documents'),
});

export const output = z.object({ data: z.object({ path: z.string().check(z.minLength(1)), name: z.string() }) });
