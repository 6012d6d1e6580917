import * as z from 'zod/mini';
import { editorRestored } from '../../schemas/pages/editor.ts';

export const input = z.object({
  kind: z.enum(['page', 'picture']),
  id: z.string().check(z.minLength(1), z.maxLength(300)),
  slug: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
});

export const output = z.object({ data: editorRestored });
